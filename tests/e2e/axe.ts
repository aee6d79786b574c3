/** Accessibility by axe, with findings one can read. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails when axe finds anything of WCAG 2.2 AA or its best practices on the page as it is now. */
export async function assertAccessible(page: Page, what: string): Promise<void> {
	// axe brings types of another Playwright than ours; it is handed ours
	const { violations } = await new AxeBuilder({ page: page as never })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze();
	const findings = violations.flatMap(({ id, help, nodes }) =>
		nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`)
	);
	expect(findings, `axe on ${what}`).toEqual([]);
}
