/** Thin-line interface glyphs on a 24-unit grid, 1.6 px round strokes. */
export const ICONS = {
	back: 'M15 4.5 7.5 12l7.5 7.5',
	close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
	next: 'M9 4.5 16.5 12 9 19.5',
	first: 'M17.5 4.5 10 12l7.5 7.5M6.5 5v14',
	last: 'M6.5 4.5 14 12l-7.5 7.5M17.5 5v14',
	down: 'M4.5 9 12 16.5 19.5 9',
	up: 'M4.5 15 12 7.5 19.5 15',
	plus: 'M12 4.5v15M4.5 12h15',
	check: 'M4.5 12.8l5 5L19.5 6.8',
	menu: 'M4 7h16M4 12h16M4 17h16',
	drag: 'M5 9h14M5 15h14',
	more: 'M5 12h.01M12 12h.01M19 12h.01',
	info: 'M12 10.5v7M12 6.6v.6M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4z',
	download: 'M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15',
	eye: 'M2.5 12s3.6-6.2 9.5-6.2S21.5 12 21.5 12s-3.6 6.2-9.5 6.2S2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
	search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20.5 20.5',
	lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
	share: 'M12 14.5v-11M8 7l4-4 4 4M6.5 10.5h-1v10h13v-10h-1',
	pencil: 'M5 19l1-4.2L16.2 4.6l3.2 3.2L9.2 18zM14 6.8l3.2 3.2',
	trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
	copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
	refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4.6h-4.6'
} as const;

export type IconName = keyof typeof ICONS;
