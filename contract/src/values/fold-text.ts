import { cleanTypedText } from './typed-text.ts';

/** Quotation marks that stand for an apostrophe, and letters that look like one. */
const APOSTROPHE = /['`´‘’‛′＇\u02b9-\u02bf\u02c8\u05f3]/g;
const DASH = /[\u058a\u05be\u2010-\u2015\u2212\u2e3a\u2e3b]/g;
/** Accents, vowel points, and invisible characters such as direction marks. */
const DROPPED =
  // oxlint-disable-next-line no-misleading-character-class -- combining marks are what it lists
  /[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c7\u061c\u064b-\u065f\u0670\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0]/g;

/** Letters that Unicode does not decompose, each followed by its replacement. */
const LETTERS = 'łl øo đd ðd ħh ıi ŧt ŋn ĸk ƒf ɨi ʉu ƶz ƀb ɓb ɗd ɛe əe ɔo ςσ ßss æae œoe þth';

const replacements = new Map(LETTERS.split(' ').map(([letter = '', ...rest]) => [letter, rest]));

/** Folds a typed search as `foldText` does. Also turns digits of all scripts into 0 to 9. */
export const foldSearch = (input: string): string => cleanTypedText(foldText(input), 'code');

/**
 * Returns a text as searches and sorts by name compare it: in lower case, without accents,
 * apostrophes and invisible characters, with plain letters and dashes. The database function
 * `fold_text` does the same.
 */
export const foldText = (text: string): string =>
  text
    .replace(APOSTROPHE, '')
    .normalize('NFKD')
    .replace(DROPPED, '')
    .replace(APOSTROPHE, '')
    .toLowerCase()
    .replace(DASH, '-')
    .replace(/[^ -~]/g, (letter) => replacements.get(letter)?.join('') ?? letter);
