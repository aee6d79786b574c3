/** Everything a table needs, as one chunk: it is loaded when a match is opened, not on the home screen. */
import hopeDespair from '../locales/fr/hope-despair.json';
import log from '../locales/fr/log.json';
import loveLetter from '../locales/fr/love-letter.json';
import ruseAndBruise from '../locales/fr/ruse-and-bruise.json';
import table from '../locales/fr/table.json';

export default {
	table,
	log,
	'love-letter': loveLetter,
	'hope-despair': hopeDespair,
	'ruse-and-bruise': ruseAndBruise
};
