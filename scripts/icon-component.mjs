// How an emblem of the icon set becomes a component. The package's own Svelte compiler spreads whatever
// it is given over the element, which a slow phone pays for at each of the many emblems of a screen.

/** @type {import('unplugin-icons/vite').IconCompiler} */
export const iconComponent = {
	extension: 'svelte',
	compiler(svg) {
		const [, viewBox, body] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
		if (!viewBox || !body) throw new Error(`not an icon: ${svg.slice(0, 80)}`);
		return `<script>const { class: name, x, y, width = '1em', height = '1em' } = $props();</script>
<svg viewBox="${viewBox}" class={name} {x} {y} {width} {height} aria-hidden="true">${body}</svg>`;
	}
};
