/** Everything a table needs, as one chunk: it is loaded when a match is opened, not on the home screen. */
import hopeDespair from '../locales/en/hope-despair.json';
import log from '../locales/en/log.json';
import loveLetter from '../locales/en/love-letter.json';
import ruseAndBruise from '../locales/en/ruse-and-bruise.json';
import table from '../locales/en/table.json';

export default {
	table,
	log,
	'love-letter': loveLetter,
	'hope-despair': hopeDespair,
	'ruse-and-bruise': ruseAndBruise
};
