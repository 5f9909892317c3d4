import { shortenText } from 'contract/values/shorten-text';

// Anybody can enter any e-mail address with any name and subject. These functions limit the typed
// text in an email, so that strangers cannot send links or messages through the shop.

/** Longest name and longest subject in an email, in characters. */
const MAX_NAME_LENGTH = 40;
const MAX_SUBJECT_LENGTH = 120;

/** Matches text that email programs turn into a link: a scheme, an at sign or a domain. */
const linkPattern = /@|:\/\/|\bwww\b|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/iu;

/** Matches one to three words of letters in any language. */
const namePattern =
  /^[\p{L}\p{M}]+(['’-][\p{L}\p{M}]+)*( [\p{L}\p{M}]+(['’-][\p{L}\p{M}]+)*){0,2}$/u;

/** Matches invisible characters, which could hide in a link. */
const invisiblePattern = /\p{Default_Ignorable_Code_Point}/u;

/** Returns the greeting of an email. Includes the name only if it looks like a name. */
export function buildGreeting(input = ''): string {
  const personName = input.normalize('NFKC').trim();
  const isName =
    namePattern.test(personName) &&
    !invisiblePattern.test(personName) &&
    personName.length <= MAX_NAME_LENGTH;
  return isName && !/\bwww\b/i.test(personName) ? `Dear ${personName},` : 'Hello,';
}

/**
 * Returns the text as a one-line subject, shortened if needed. Returns '' if the text contains a
 * link.
 */
export function toSubjectLine(input: string): string {
  const text = input.replace(/\s+/g, ' ').trim();
  return linkPattern.test(stripInvisible(text)) ? '' : shortenText(text, MAX_SUBJECT_LENGTH);
}

/**
 * Returns the text without accents and invisible characters, because they could disguise a link.
 */
function stripInvisible(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}
