import { extractPhoneDigits } from 'contract/values/phone';

/** Returns the text for use in a pattern of LIKE, with wildcards escaped. */
export const escapeWildcards = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Returns the pattern of LIKE for texts that contain a term. */
export const toPattern = (term: string): string => `%${escapeWildcards(term)}%`;

/**
 * Returns the digits that a phone number has in all notations: with its country, or without the
 * first 0. Keeps all digits of a part of a number.
 */
export const toPhoneTerm = (phone: string): string =>
  extractPhoneDigits(phone)
    .replace(/^(\+|00(?=\d{6}))/, '')
    .replace(/^440(?=\d)/, '44')
    .replace(/^0(?=[1-9]\d{7})/, '');
