/** Everything a table needs, as one chunk: it is loaded when a match is opened, not on the home screen. */
import hopeDespair from '../locales/zh-Hans/hope-despair.json';
import log from '../locales/zh-Hans/log.json';
import loveLetter from '../locales/zh-Hans/love-letter.json';
import ruseAndBruise from '../locales/zh-Hans/ruse-and-bruise.json';
import table from '../locales/zh-Hans/table.json';

export default {
	table,
	log,
	'love-letter': loveLetter,
	'hope-despair': hopeDespair,
	'ruse-and-bruise': ruseAndBruise
};
