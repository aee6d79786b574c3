/** What the pages use of installation, updates, sharing and the lit screen. */
import { registerSW } from 'virtual:pwa-register';
import { startUpdates } from './update.svelte';

export { install, startInstall, isStandalone } from './install.svelte';
export { holdForGame, update } from './update.svelte';
export { keepAwake } from './wake-lock';
export { shareFile } from './share';

/** Registers the service worker; call once, in the browser, from the root layout. */
export const startPwa = (): (() => void) => startUpdates(registerSW);
