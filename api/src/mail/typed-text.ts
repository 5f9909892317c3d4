// Anybody can enter any e-mail address with any name and subject. These functions limit the typed
// text in an email, so that strangers cannot send links or messages through the shop.

/** Longest name and longest subject in an email, in characters. */
const LONGEST_NAME = 40;
const LONGEST_SUBJECT = 120;

/** Matches text that email programs turn into a link: a scheme, an at sign or a domain. */
const webOrMail = /@|:\/\/|\bwww\b|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/iu;

/** Matches one to three words of letters in any language. */
const name = /^[\p{L}\p{M}]+(['’-][\p{L}\p{M}]+)*( [\p{L}\p{M}]+(['’-][\p{L}\p{M}]+)*){0,2}$/u;

/** Matches invisible characters, which could hide in a link. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** Returns the greeting of an email, with the name if it looks like one. */
export function greeting(input = ''): string {
  const called = input.normalize('NFKC').trim();
  const isName = name.test(called) && !unseen.test(called) && called.length <= LONGEST_NAME;
  return isName && !/\bwww\b/i.test(called) ? `Dear ${called},` : 'Hello,';
}

/** Returns the text as a one-line subject, shortened if needed, or '' if it contains a link. */
export function subjectOf(input: string): string {
  const text = input.replace(/\s+/g, ' ').trim();
  return webOrMail.test(seenOf(text)) ? '' : [...text].slice(0, LONGEST_SUBJECT).join('');
}

/**
 * Returns the text without accents and invisible characters, with which a link could be disguised.
 */
function seenOf(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}
