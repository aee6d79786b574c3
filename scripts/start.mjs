// `npm start`: builds what is not built yet and serves it on this machine.
import { build } from './build.mjs';
import { serve } from './serve.mjs';

build('main');
const wanted = Number(process.env.PORT ?? 4173);
const site = await serve({ port: wanted }).catch((error) => {
	if (error?.code !== 'EADDRINUSE' || process.env.PORT) throw error;
	return serve({ port: 0 });
});
console.log(`\nBillet Doux is served at ${site.url}  (Ctrl+C ends it)`);
