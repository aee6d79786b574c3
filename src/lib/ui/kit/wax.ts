const POINTS = 44;
const HARMONICS = [2, 3, 4, 5, 6, 8];

function generator(seed: number): () => number {
	let s = seed;
	return () => (s = (s * 16807) % 2147483647) / 2147483647;
}

const drawn = new Map<number, string>();

/** Outline of a wax blob in a 100 × 100 box; each `variant` has its own, always the same. */
export function blob(variant: number): string {
	const known = drawn.get(variant);
	if (known) return known;
	const random = generator(variant * 7919 + 13);
	for (let i = 0; i < 5; i++) random();
	const waves = HARMONICS.map((k) => ({
		k,
		a: 0.021 * (1.25 - 0.1 * k) * (0.6 + 0.8 * random()),
		p: random() * 6.283
	}));
	const at = (i: number): [number, number] => {
		const angle = (((i + POINTS) % POINTS) / POINTS) * 2 * Math.PI;
		const r = 45 * waves.reduce((q, w) => q + w.a * Math.sin(w.k * angle + w.p), 1);
		return [50 + r * Math.cos(angle), 50 + r * Math.sin(angle)];
	};
	const f = (n: number) => n.toFixed(1);
	const [x0, y0] = at(0);
	let d = `M${f(x0)} ${f(y0)}`;
	for (let i = 0; i < POINTS; i++) {
		const [ax, ay] = at(i - 1);
		const [bx, by] = at(i);
		const [ex, ey] = at(i + 1);
		const [gx, gy] = at(i + 2);
		d += `C${f(bx + (ex - ax) / 6)} ${f(by + (ey - ay) / 6)} ${f(ex - (gx - bx) / 6)} ${f(ey - (gy - by) / 6)} ${f(ex)} ${f(ey)}`;
	}
	d += 'z';
	drawn.set(variant, d);
	return d;
}
