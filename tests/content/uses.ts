/** Which texts the program asks for, read from its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NAMESPACES } from '../../src/lib/i18n/texts';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** A key in the source; `*` stands for what is only known when the program runs. */
export interface Use {
	readonly key: string;
	readonly file: string;
}

export function sourceFiles(): string[] {
	return readdirSync(root, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(?:ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))
		.sort();
}

const NAMESPACE = `(?:${NAMESPACES.join('|')})`;
const LITERAL = new RegExp(`(['"])(${NAMESPACE}:[\\w.-]+)\\1`, 'g');
const KEY = new RegExp(`^(?:${NAMESPACE}|\\*):[\\w.*-]+$`);

/** Reads a template literal from its opening backtick; `${…}` becomes `*`, nested ones included. */
function readTemplate(source: string, start: number): { key: string; end: number } {
	let key = '';
	let at = start + 1;
	while (at < source.length && source[at] !== '`') {
		if (source.startsWith('${', at)) {
			key += '*';
			at = skipExpression(source, at + 2);
		} else {
			key += source[at];
			at += source[at] === '\\' ? 2 : 1;
		}
	}
	return { key, end: at + 1 };
}

function skipExpression(source: string, start: number): number {
	let depth = 1;
	let at = start;
	while (at < source.length && depth > 0) {
		if (source[at] === '`') {
			at = readTemplate(source, at).end;
			continue;
		}
		if (source[at] === '{') depth += 1;
		if (source[at] === '}') depth -= 1;
		at += 1;
	}
	return at;
}

function withoutComments(source: string): string {
	return source.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/^\s*\/\/.*$/gm, '');
}

export function usesIn(file: string, text: string): Use[] {
	const source = withoutComments(text);
	const keys = [...source.matchAll(LITERAL)].map((match) => match[2] ?? '');
	for (let at = source.indexOf('`'); at >= 0; at = source.indexOf('`', at + 1)) {
		const { key } = readTemplate(source, at);
		if (KEY.test(key)) keys.push(key);
	}
	return keys.map((key) => ({ key, file }));
}

export function uses(): Use[] {
	return sourceFiles().flatMap((file) => usesIn(file, readFileSync(`${root}/${file}`, 'utf8')));
}

/**
 * Whether a use asks for this key: the key itself, or a group it lies in (a path that the
 * program goes on from).
 */
export function asksFor(use: string): (key: string) => boolean {
	const escaped = use.replace(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^.:]+');
	const pattern = new RegExp(`^${escaped}(?:\\..+)?$`);
	return (key) => pattern.test(key);
}
