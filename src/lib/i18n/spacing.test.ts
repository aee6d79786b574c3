import { describe, expect, it } from 'vitest';
import { fillChinese, standIn } from './spacing';

function filled(template: string, ...values: string[]): string {
	return fillChinese(
		template.replace(/\{(\d)\}/g, (_, index: string) => standIn(Number(index))),
		values
	);
}

describe('names in Chinese sentences', () => {
	it.each([
		['轮到{0}了', 'Ana', '轮到 Ana 了'],
		['轮到 {0} 了', 'Ana', '轮到 Ana 了'],
		['轮到{0}了', '小雨', '轮到小雨了'],
		['轮到 {0} 了', '小雨', '轮到小雨了'],
		['{0}，请看', '小雨', '小雨，请看'],
		['第一局 · {0}', '小雨', '第一局 · 小雨'],
		['{0}', '小雨2号', '小雨2号'],
		['给 {0} 看', '', '给看']
	])('%s with %s', (template, name, expected) => {
		expect(filled(template, name)).toBe(expected);
	});

	it('spaces several values each by its own neighbours', () => {
		expect(filled('{0}和{1}交换', 'Ana', '小雨')).toBe('Ana 和小雨交换');
	});
});
