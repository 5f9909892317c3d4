/**
 * What a mail may repeat of what somebody typed. Anybody can type any e-mail address as their own,
 * so a mail must carry no message to whoever reads it there: no address to follow, and no sentence.
 */

/** The longest name and subject, in characters. */
const LONGEST_NAME = 40;
const LONGEST_SUBJECT = 120;

/** As a mail program finds addresses: a scheme, an at sign, a dot between what could be a domain. */
const webOrMail = /@|:\/\/|\bwww\b|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/iu;

/** One to three words of letters of any language. */
const name = /^[\p{L}\p{M}]+(['’-][\p{L}\p{M}]+)*( [\p{L}\p{M}]+(['’-][\p{L}\p{M}]+)*){0,2}$/u;

/** What is not seen, and could stand within an address that is seen without it. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** The greeting of a mail: by the name where it is one, else without. */
export function greeting(typed = ''): string {
  const called = typed.normalize('NFKC').trim();
  const isName = name.test(called) && !unseen.test(called) && called.length <= LONGEST_NAME;
  return isName && !/\bwww\b/i.test(called) ? `Dear ${called},` : 'Hello,';
}

/** The text on one line as a subject, cut where it is too long; '' where it holds an address. */
export function subjectOf(typed: string): string {
  const text = typed.replace(/\s+/g, ' ').trim();
  return webOrMail.test(seenOf(text)) ? '' : [...text].slice(0, LONGEST_SUBJECT).join('');
}

/** The text as an address in it would be followed: its letters without marks and what is not seen. */
function seenOf(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}
