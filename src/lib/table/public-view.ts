/** A stored match as everybody at its table sees it, for pages beside it. */
import { restore, view, type View } from '$lib/engine';
import { loadMatch } from '$lib/storage/games';
import type { Player } from './types';

export interface PublicView {
	readonly players: readonly Player[];
	/** Made for the table: no hand, nothing that one person alone may know. */
	readonly view: View;
}

/** How a match stands for all to see; null when it cannot be read. It may be open at the same time. */
export async function publicView(id: string): Promise<PublicView | null> {
	const loaded = await loadMatch(id);
	if (!loaded.ok) return null;
	const { head, body } = loaded.match;
	const restored = restore(body.record);
	return restored.ok ? { players: head.summary.players, view: view(restored.game, 'table') } : null;
}
