/** Everything a table needs, as one chunk: it is loaded when a match is opened, not on the home screen. */
import hopeDespair from '../locales/zh-Hant/hope-despair.json';
import log from '../locales/zh-Hant/log.json';
import loveLetter from '../locales/zh-Hant/love-letter.json';
import ruseAndBruise from '../locales/zh-Hant/ruse-and-bruise.json';
import table from '../locales/zh-Hant/table.json';

export default {
	table,
	log,
	'love-letter': loveLetter,
	'hope-despair': hopeDespair,
	'ruse-and-bruise': ruseAndBruise
};
