/**
 * Installation on the home screen: a prompt where the browser has one (captured by the script in
 * app.html, which runs before any module), instructions on iOS, nothing where it is installed already.
 */

interface InstallPromptEvent extends Event {
	prompt(): Promise<unknown>;
	readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
	interface Window {
		/** Set by app.html; the event is usable once. */
		installPrompt?: InstallPromptEvent | null;
	}
}

/** Where it is kept that the hint was waved off; `dismissed` is read in templates. */
export interface HintMemory {
	readonly dismissed: () => boolean;
	readonly remember: () => void;
}

/** `'prompt'`: a button can install. `'ios'`: the share sheet can. `null`: installed, or no way known. */
export type InstallWay = 'prompt' | 'ios' | null;

let prompt = $state.raw<InstallPromptEvent | null>(null);
let installed = $state(false);
let ios = $state(false);
let memory = $state.raw<HintMemory>({ dismissed: () => true, remember: () => undefined });

/** Whether the app runs from the home screen. */
export function isStandalone(): boolean {
	return (
		matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
		(navigator as Navigator & { standalone?: boolean }).standalone === true
	);
}

/** iPhone, iPod or iPad, the last of which calls itself a Mac. */
export function isIos(
	device: Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>
): boolean {
	return (
		/iPhone|iPad|iPod/.test(device.userAgent) ||
		(device.platform === 'MacIntel' && device.maxTouchPoints > 1)
	);
}

export const install = {
	get way(): InstallWay {
		if (installed) return null;
		return prompt ? 'prompt' : ios ? 'ios' : null;
	},
	/** Whether to show the hint on the home screen: there is a way, and nobody has waved it off. */
	get hint(): boolean {
		return !memory.dismissed() && install.way !== null;
	},
	/** Opens the browser's own dialogue; call it from a tap. Usable once per event. */
	async prompt(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
		const event = prompt;
		if (!event) return 'unavailable';
		prompt = null;
		window.installPrompt = null;
		await event.prompt();
		const { outcome } = await event.userChoice;
		if (outcome === 'accepted') installed = true;
		else install.dismiss();
		return outcome;
	},
	/** Never shows the hint again; settings still offer the way. */
	dismiss(): void {
		memory.remember();
	}
};

/**
 * Call once when the app starts in the browser.
 *
 * @param kept whether the hint was waved off earlier, and how to keep that for the next start
 * @returns a function that ends the listening
 */
export function startInstall(kept: HintMemory): () => void {
	memory = kept;
	installed = isStandalone();
	ios = isIos(navigator);
	prompt = window.installPrompt ?? null;

	const onPrompt = () => {
		prompt = window.installPrompt ?? null;
	};
	const onInstalled = () => {
		installed = true;
		prompt = null;
	};
	window.addEventListener('install-prompt', onPrompt);
	window.addEventListener('appinstalled', onInstalled);
	return () => {
		window.removeEventListener('install-prompt', onPrompt);
		window.removeEventListener('appinstalled', onInstalled);
	};
}
