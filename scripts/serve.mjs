// A static web server for the built app, behaving like a plain host (GitHub Pages):
// `node scripts/serve.mjs [folder] [port] [base]`; port 0 takes a free one. Loopback only.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2'
};
const worthPacking = /^(text|application\/(json|manifest)|image\/svg)/;
const pack = promisify(gzip);

/** @param {string} path */
const isFile = (path) =>
	stat(path).then(
		(found) => found.isFile(),
		() => false
	);

/**
 * `url` ends with a slash. `show` serves another folder from now on, as a deployment does.
 * `requests` are the paths asked for so far.
 * @typedef {{ url: string, requests: string[], show: (dir: string) => void, close: () => Promise<void> }} Site
 */

/**
 * @param {{ dir?: string, port?: number, base?: string }} [options] `base`: '' or '/repo'
 * @returns {Promise<Site>}
 */
export async function serve({ dir = 'build', port = 0, base = '' } = {}) {
	let root = resolve(dir);
	/** @type {string[]} */
	const requests = [];
	const server = createServer(async (request, response) => {
		try {
			const url = new URL(request.url ?? '/', 'http://localhost');
			const path = decodeURIComponent(url.pathname);
			requests.push(path);
			if (path === base && base !== '') {
				response.writeHead(301, { location: `${base}/${url.search}` }).end();
				return;
			}
			if (!path.startsWith(`${base}/`)) {
				response.writeHead(404, { 'content-type': types['.txt'] }).end('Not found');
				return;
			}
			const inside = normalize(path.slice(base.length));
			let file = join(root, inside);
			if (file !== root + sep && !file.startsWith(root + sep)) {
				response.writeHead(400).end();
				return;
			}
			if (inside.endsWith('/')) file = join(file, 'index.html');
			else if (!(await isFile(file)) && (await isFile(join(file, 'index.html')))) {
				response.writeHead(301, { location: `${base}${inside}/${url.search}` }).end();
				return;
			}
			let status = 200;
			if (!(await isFile(file))) {
				status = 404;
				// a page in place of a script would be kept as a script by the browser
				if (extname(inside) !== '' && extname(inside) !== '.html') {
					response.writeHead(404, { 'content-type': types['.txt'] }).end('Not found');
					return;
				}
				file = join(root, '404.html');
			}
			const type = types[extname(file)] ?? 'application/octet-stream';
			const headers = {
				'content-type': type,
				'cache-control': inside.startsWith('/_app/immutable/')
					? 'public, max-age=31536000, immutable'
					: 'no-cache',
				vary: 'accept-encoding'
			};
			let body = await readFile(file);
			if (worthPacking.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
				body = await pack(body);
				headers['content-encoding'] = 'gzip';
			}
			response.writeHead(status, { ...headers, 'content-length': body.length });
			response.end(request.method === 'HEAD' ? undefined : body);
		} catch {
			if (!response.headersSent) response.writeHead(400);
			response.end();
		}
	});
	await new Promise((ready, failed) => {
		server.once('error', failed);
		server.listen(port, '127.0.0.1', () => ready(undefined));
	});
	const address = server.address();
	const bound = typeof address === 'object' && address ? address.port : port;
	return {
		url: `http://localhost:${bound}${base}/`,
		requests,
		show: (other) => {
			root = resolve(other);
		},
		close: () =>
			new Promise((closed) => {
				server.closeAllConnections();
				server.close(() => closed());
			})
	};
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const [, , dir = 'build', port = '4173', base = ''] = process.argv;
	const { url } = await serve({ dir, port: Number(port), base });
	console.log(url);
}
