// What files of a build weigh: on the way to a device, and on it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Already as small as they get; a server sends them as they are. */
const packed = /\.(woff2|png|ico|jpe?g|webp|avif)$/;

/**
 * @param {string} dir
 * @param {readonly string[]} files relative to it
 * @returns {{ transferred: number, stored: number }} bytes: text compressed by gzip, and all as it is
 */
export function weigh(dir, files) {
	let transferred = 0;
	let stored = 0;
	for (const file of files) {
		const content = readFileSync(join(dir, file));
		stored += content.length;
		transferred += packed.test(file) ? content.length : gzipSync(content).length;
	}
	return { transferred, stored };
}
