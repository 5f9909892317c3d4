import { cleanTyped } from './typed-text.ts';

/** The most characters that a personalised add-on says (decision 48). */
export const MOST_PERSONALISATION = 60;

/** Letters of any language with their marks, digits, spaces and `'&.,-`; at least one that is no space. */
export const PERSONALISATION_PATTERN = `^(?=.*[^ ])[\\p{L}\\p{M}0-9 '&.,-]{1,${MOST_PERSONALISATION}}$`;

const whole = new RegExp(PERSONALISATION_PATTERN, 'u');

/** Whether an add-on can say this. */
export const isPersonalisation = (text: string): boolean => whole.test(text);

/**
 * What was typed as it will stand: telephones and tablets type curly apostrophes and long dashes of themselves, and
 * spaces at the ends or in a row are not seen.
 */
export const asPersonalisation = (typed: string): string =>
  cleanTyped(typed, 'line')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
