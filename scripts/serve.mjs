// Minimal static server of the built site: node scripts/serve.mjs [dir] [port] [base]
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const dir = resolve(process.argv[2] ?? 'build');
const port = Number(process.argv[3] ?? 4173);
const base = process.argv[4] ?? '';
const types = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
	'.wasm': 'application/wasm'
};

const isFile = (p) =>
	stat(p).then(
		(s) => s.isFile(),
		() => false
	);

createServer(async (req, res) => {
	const url = new URL(req.url ?? '/', 'http://localhost');
	let path = decodeURIComponent(url.pathname);
	if (!path.startsWith(base)) {
		res.writeHead(404).end();
		return;
	}
	path = normalize(path.slice(base.length) || '/');
	let file = join(dir, path);
	if (!file.startsWith(dir)) {
		res.writeHead(400).end();
		return;
	}
	if (path.endsWith('/')) file = join(file, 'index.html');
	else if (!(await isFile(file)) && (await isFile(join(file, 'index.html')))) {
		res.writeHead(301, { location: `${base}${path}/${url.search}` }).end();
		return;
	}
	let status = 200;
	if (!(await isFile(file))) {
		file = join(dir, '404.html');
		status = 404;
	}
	const immutable = path.startsWith('/_app/immutable/');
	res.writeHead(status, {
		'content-type': types[extname(file)] ?? 'application/octet-stream',
		'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
	});
	createReadStream(file).pipe(res);
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}${base}/`));

