/**
 * What a mail may repeat of what somebody typed. Anybody can type any e-mail address as their own,
 * so a mail must carry no message to whoever reads it there: no address to follow, and no length.
 */

/** The longest name, line and subject, in characters. */
const LONGEST_NAME = 40;
const LONGEST_LINE = 80;
const LONGEST_SUBJECT = 120;

/** As a mail program finds addresses: a scheme, an at sign, a dot between what could be a domain. */
const webOrMail = /@|:\/\/|\bwww\b|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/iu;

/** Letters of any language, and what stands between them in names. */
const name = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

/** What a postal address, a town, a postcode or a phone number is written with. */
const line = /^[\p{L}\p{M}\p{N} .,'’()&/#+-]*$/u;

/** The greeting of a mail: by the name where it is one, else without. */
export function greeting(typed: string): string {
  const called = nameOf(typed);
  return called === '' ? 'Hello,' : `Dear ${called},`;
}

/** The text where it is a name, else ''. */
export function nameOf(typed: string): string {
  const text = typed.trim();
  return name.test(text) && text.length <= LONGEST_NAME && !webOrMail.test(text) ? text : '';
}

/** The text where it is a line of an address, else ''. */
export function lineOf(typed: string): string {
  const text = typed.trim();
  return line.test(text) && text.length <= LONGEST_LINE && !webOrMail.test(text) ? text : '';
}

/** The text on one line as a subject, cut where it is too long; '' where it holds an address. */
export function subjectOf(typed: string): string {
  const text = typed.replace(/\s+/g, ' ').trim();
  return webOrMail.test(text) ? '' : [...text].slice(0, LONGEST_SUBJECT).join('');
}
