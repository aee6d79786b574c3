/** Seat codes: four symbols or a PIN, kept as a salted hash on this device only. */
import type { SeatLock } from './types';

/** About a tenth of a second on a middling phone. */
const ITERATIONS = 210_000;

/** Wrong codes that cost nothing; then the waits in milliseconds, the last one for ever after. */
const FREE_TRIES = 3;
const WAITS = [5_000, 15_000, 30_000, 60_000, 300_000] as const;

const toHex = (bytes: Uint8Array) =>
	Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string) =>
	Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Hashing needs a secure page (https or localhost). */
export function locksAvailable(): boolean {
	return typeof crypto !== 'undefined' && (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

async function hash(code: string, salt: string, iterations: number): Promise<string> {
	const text = new TextEncoder().encode(code.normalize('NFKC'));
	const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
	const bits = await crypto.subtle.deriveBits(
		{ name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations },
		key,
		256
	);
	return toHex(new Uint8Array(bits));
}

/**
 * Makes the lock of a seat from its code.
 * @param code any text; a row of symbols is written as their ids in a row
 * @param iterations lower in tests only
 */
export async function createLock(code: string, iterations: number = ITERATIONS): Promise<SeatLock> {
	const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
	return { salt, hash: await hash(code, salt, iterations), iterations };
}

/** Whether a code opens a lock. */
export async function opens(lock: SeatLock, code: string): Promise<boolean> {
	return (await hash(code, lock.salt, lock.iterations)) === lock.hash;
}

/** @returns milliseconds to wait after that many wrong codes in a row */
export function waitAfter(wrongCodes: number): number {
	if (wrongCodes < FREE_TRIES) return 0;
	return WAITS[Math.min(wrongCodes - FREE_TRIES, WAITS.length - 1)] ?? 0;
}

/**
 * @param waitUntil epoch milliseconds as stored
 * @returns milliseconds still to wait; never more than the longest wait, so that a clock set back
 *   locks nobody out
 */
export function waitLeft(waitUntil: number, now: number = Date.now()): number {
	return Math.min(Math.max(0, waitUntil - now), WAITS[WAITS.length - 1] ?? 0);
}
