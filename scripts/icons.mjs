// Draws every picture the system shows of the app from one seal: `npm run icons` rewrites static/
// and the start-up pictures in src/app.html. The results are committed.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appleSplashScreenSizes } from '@vite-pwa/assets-generator/config';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'static');
const emblems = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons;

const wax = { face: '#8c1a2d', high: '#ab5a62', low: '#590a19', inner: '#7e1527' };
const light = { ground: '#f5eedf', ivory: '#fff8ea', shade: '#4a2d1a' };
const dark = { ground: '#171110', ivory: '#fff6e4', shade: '#000000' };

/** A closed, slightly uneven outline around (50, 50): wax is never a circle. Same form as in the app. */
function blob(seed, radius = 45) {
	let state = seed * 7919 + 13;
	const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
	for (let i = 0; i < 5; i++) next();
	const waves = [2, 3, 4, 5, 6, 8].map((k) => ({
		k,
		amplitude: 0.021 * (1.25 - 0.1 * k) * (0.6 + 0.8 * next()),
		phase: next() * 6.283
	}));
	const count = 44;
	const points = Array.from({ length: count }, (_, i) => {
		const angle = (i / count) * 2 * Math.PI;
		const r = waves.reduce((sum, w) => sum + w.amplitude * Math.sin(w.k * angle + w.phase), 1);
		return [50 + radius * r * Math.cos(angle), 50 + radius * r * Math.sin(angle)];
	});
	const at = (i) => points[(i + count) % count];
	const f = (n) => n.toFixed(1);
	let path = `M${f(at(0)[0])} ${f(at(0)[1])}`;
	for (let i = 0; i < count; i++) {
		const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
		path += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (d[0] - b[0]) / 6)} ${f(c[1] - (d[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
	}
	return `${path}z`;
}
const outline = blob(1);

const glyph = (name, size, fill, dx = 0, dy = 0) =>
	`<g transform="translate(${50 - size / 2 + dx} ${50 - size / 2 + dy}) scale(${size / 512})" color="${fill}">${emblems[name].body}</g>`;

/** The seal in a 100 × 100 box. */
const seal = (emblem, { ivory, shade }) => `
	<defs><path id="wax" d="${outline}"/><clipPath id="cut"><use href="#wax"/></clipPath></defs>
	<use href="#wax" transform="translate(0 2.6)" fill="${shade}" opacity=".24"/>
	<g clip-path="url(#cut)">
		<use href="#wax" fill="${wax.low}"/>
		<use href="#wax" fill="${wax.high}" transform="translate(-1.7 -2)"/>
		<use href="#wax" fill="${wax.face}" transform="translate(50 50) scale(.955) translate(-50 -50)"/>
	</g>
	<circle cx="49.4" cy="49.2" r="33.6" fill="${wax.low}"/>
	<circle cx="50.7" cy="50.9" r="33.4" fill="${wax.high}"/>
	<circle cx="50" cy="50" r="33" fill="${wax.inner}"/>
	<circle cx="50" cy="50" r="29.8" fill="none" stroke="${wax.high}" opacity=".55"/>
	${glyph(emblem, 42, wax.low, 0.7, 1)}${glyph(emblem, 42, ivory)}`;

/** A picture with the seal in its middle, `part` of the shorter side wide. */
function picture({
	width,
	height = width,
	part,
	ground,
	emblem = 'love-letter',
	theme = light,
	radius = 0
}) {
	const size = Math.min(width, height) * part;
	const back = ground
		? `<rect width="${width}" height="${height}" rx="${radius}" fill="${ground}"/>`
		: '';
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${back}<g transform="translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 100})">${seal(emblem, theme)}</g></svg>`;
}

/** One colour, for themed icons: the seal as a stencil. */
const stencil = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100"><mask id="cut"><rect width="100" height="100" fill="#fff"/>${glyph('love-letter', 42, '#000')}</mask><g transform="translate(50 50) scale(.72) translate(-50 -50)"><path d="${outline}" mask="url(#cut)"/></g></svg>`;

const draw = (svg) => sharp(Buffer.from(svg), { density: 72 });
const png = (svg, name, colours = 256) =>
	draw(svg)
		.png({ palette: true, colours, compressionLevel: 9, effort: 10 })
		.toFile(join(out, name));

/** An .ico file holding one PNG. */
async function ico(svg, size) {
	const image = await draw(svg).png({ compressionLevel: 9 }).toBuffer();
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(image.length, 14);
	head.writeUInt32LE(22, 18);
	return Buffer.concat([head, image]);
}

await mkdir(join(out, 'splash'), { recursive: true });
const icon = picture({ width: 100, part: 1 }).replace(/\n\t*/g, '');
await writeFile(join(out, 'icon.svg'), `${icon}\n`);
await writeFile(join(out, 'favicon.ico'), await ico(picture({ width: 48, part: 1 }), 48));
for (const size of [64, 192, 512]) {
	const { ground } = light;
	await png(
		picture({ width: size, part: 0.86, ground, radius: size * 0.18 }),
		`pwa-${size}x${size}.png`
	);
}
// a launcher may cut a maskable icon down to a circle of 80 %
await png(picture({ width: 512, part: 0.66, ground: light.ground }), 'maskable-icon-512x512.png');
await png(picture({ width: 180, part: 0.8, ground: light.ground }), 'apple-touch-icon-180x180.png');
await png(stencil, 'monochrome-icon-512x512.png', 16);
for (const [name, emblem] of [
	['new', 'love-letter'],
	['resume', 'hourglass'],
	['learn', 'candle-light']
])
	await png(
		picture({ width: 96, part: 0.9, emblem, ground: light.ground, radius: 16 }),
		`shortcut-${name}.png`
	);

// Start-up pictures: iOS takes only an exact fit. Every page names them all, so only the seven
// screens that nearly all iPhones since the X have; on others the app starts on plain paper.
const common = new Set([
	'828x1792',
	'1125x2436',
	'1170x2532',
	'1179x2556',
	'1206x2622',
	'1290x2796',
	'1320x2868'
]);
const screens = new Map();
for (const screen of Object.values(appleSplashScreenSizes)) {
	const size = `${screen.width}x${screen.height}`;
	if (common.has(size)) screens.set(size, screen);
}
const links = [];
await rm(join(out, 'splash'), { recursive: true });
await mkdir(join(out, 'splash'), { recursive: true });
for (const [size, { width, height, scaleFactor }] of screens)
	for (const [scheme, theme] of Object.entries({ light, dark })) {
		const file = `splash/${size}-${scheme}.png`;
		await png(picture({ width, height, part: 0.42, ground: theme.ground, theme }), file, 64);
		const media = `(device-width: ${width / scaleFactor}px) and (device-height: ${height / scaleFactor}px) and (-webkit-device-pixel-ratio: ${scaleFactor}) and (orientation: portrait) and (prefers-color-scheme: ${scheme})`;
		links.push(
			`\t\t<link rel="apple-touch-startup-image" media="${media}" href="%sveltekit.assets%/${file}" />`
		);
	}

// In the page itself: it is painted before any other file is there.
const boot = icon.replaceAll('"', "'").replaceAll('#', '%23');
const page = join(root, 'src/app.html');
let html = await readFile(page, 'utf8');
for (const [mark, lines] of [
	['splash', links.join('\n')],
	['boot', `\t\t<div id="boot"><img src="data:image/svg+xml,${boot}" alt="" /></div>`]
]) {
	const marked = new RegExp(`(\t\t<!-- ${mark} -->\n)[\\s\\S]*?(\t\t<!-- /${mark} -->)`);
	if (!marked.test(html)) throw new Error(`src/app.html has lost its ${mark} marks`);
	html = html.replace(marked, (_, before, after) => `${before}${lines}\n${after}`);
}
await writeFile(page, html);
console.log(`${links.length} start-up pictures, ${screens.size} screens`);
