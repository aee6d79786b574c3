import type { Attachment } from 'svelte/attachments';

/**
 * Lets the rows (`li`) of a list be dragged by their `[data-handle]`. The keyboard way is the
 * handle's own: this is for fingers and mice only.
 *
 * @param move called for each place a row passes; it must reorder the list at once
 */
export function reorder(move: (from: number, to: number) => void): Attachment<HTMLElement> {
	return (list) => {
		let row: HTMLElement | null = null;
		let pointer = -1;
		let grabbedAt = 0;

		const rows = () => [...list.children].filter((each) => each instanceof HTMLElement);

		const onDown = (event: PointerEvent) => {
			const handle = (event.target as Element).closest('[data-handle]');
			if (!handle || row || event.button !== 0) return;
			row = handle.closest('li');
			pointer = event.pointerId;
			grabbedAt = event.clientY;
			row?.classList.add('is-dragged');
			// a row that is moved in the page loses pointer capture, so the window listens
			window.addEventListener('pointermove', onMove);
			window.addEventListener('pointerup', onEnd);
			window.addEventListener('pointercancel', onEnd);
		};

		const onMove = (event: PointerEvent) => {
			if (event.pointerId !== pointer || !row) return;
			const all = rows();
			const at = all.indexOf(row);
			const offset = event.clientY - grabbedAt;
			const step = offset > 0 ? 1 : -1;
			const next = all[at + step];
			if (next && Math.abs(offset) > next.offsetHeight / 2) {
				move(at, at + step);
				grabbedAt += step * next.offsetHeight;
			}
			row.style.transform = `translateY(${event.clientY - grabbedAt}px)`;
		};

		const onEnd = (event?: PointerEvent) => {
			if (event && event.pointerId !== pointer) return;
			window.removeEventListener('pointermove', onMove);
			window.removeEventListener('pointerup', onEnd);
			window.removeEventListener('pointercancel', onEnd);
			row?.classList.remove('is-dragged');
			row?.style.removeProperty('transform');
			row = null;
			pointer = -1;
		};

		list.addEventListener('pointerdown', onDown);
		return () => {
			list.removeEventListener('pointerdown', onDown);
			onEnd();
		};
	};
}
