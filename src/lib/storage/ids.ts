/** Unguessable values, all from the browser's own generator. */

function randomHex(bytes: number): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
		byte.toString(16).padStart(2, '0')
	).join('');
}

/** Id of a match: stands in an address, says nothing. */
export function freshId(): string {
	return randomHex(8);
}

/** Seed of a deal or of the bots: 128 bits. */
export function freshSeed(): string {
	return randomHex(16);
}
