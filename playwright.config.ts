import { defineConfig, devices } from '@playwright/test';
import { findChromium, findFirefox } from './scripts/browsers.mjs';

const chromium = findChromium();
const firefox = findFirefox();
const deep = process.env.E2E_DEEP === '1';

// the device of every project is a phone: 390 × 844 points, touch, no hover
const phone = {
	...devices['Pixel 7'],
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	browserName: 'chromium' as const,
	launchOptions: {
		...(chromium ? { executablePath: chromium } : {}),
		args: [
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync'
		]
	}
};

/**
 * `@firefox` in a title: also run in Firefox. `@deep`: only with E2E_DEEP=1.
 * The server is a fixture (tests/e2e/fixtures.ts), one per worker on a free port.
 */
export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	// a machine that stalls is no fault of the app: one more try, and the report names what needed it
	retries: process.env.CI ? 1 : 0,
	timeout: deep ? 600_000 : 90_000,
	expect: { timeout: 7_500 },
	forbidOnly: !!process.env.CI,
	reporter: process.env.E2E_JSON
		? [['dot'], ['json', { outputFile: process.env.E2E_JSON }]]
		: [['list']],
	use: {
		trace: { mode: 'on-first-retry', screenshots: false, sources: false },
		serviceWorkers: 'allow',
		locale: 'en-GB',
		// what cannot be tapped within ten seconds cannot be tapped
		actionTimeout: 10_000
	},
	...(deep ? {} : { grepInvert: /@deep/ }),
	projects: [
		{ name: 'phone', use: phone },
		...(firefox
			? [
					{
						name: 'firefox',
						grep: /@firefox/,
						timeout: 120_000,
						use: {
							...devices['Desktop Firefox'],
							viewport: { width: 390, height: 844 },
							// Debian's stock Firefox over WebDriver BiDi: works up to @playwright/test 1.64
							channel: 'moz-firefox',
							launchOptions: {
								executablePath: firefox,
								firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 1 }
							}
						}
					}
				]
			: [])
	]
});
