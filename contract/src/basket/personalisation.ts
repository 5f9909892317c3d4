import { cleanTypedText } from '../values/typed-text.ts';

/** Longest personalisation text, in characters. */
export const MAX_PERSONALISATION_LENGTH = 60;

/**
 * Accepts letters of any language, digits, spaces and `'&.,-`. At least one character must be
 * visible.
 */
export const PERSONALISATION_PATTERN = `^(?=.*[^ ])[\\p{L}\\p{M}0-9 '&.,-]{1,${MAX_PERSONALISATION_LENGTH}}$`;

const personalisationRegExp = new RegExp(PERSONALISATION_PATTERN, 'u');

export const isPersonalisation = (text: string): boolean => personalisationRegExp.test(text);

/** Replaces curly apostrophes and long dashes, because phones insert them. */
export const normalizePersonalisation = (input: string): string =>
  cleanTypedText(input, 'line')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
