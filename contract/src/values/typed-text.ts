/** A code is a phone number, a postcode, a number or a search text. */
export type TypedKind = 'text' | 'line' | 'email' | 'code';

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL = /[^\P{Cc}\t\n]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
/** Invisible characters, such as zero-width characters, direction marks and soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns typed or pasted text without control characters. Line separators become a line break in
 * long text, and a space elsewhere. E-mail addresses and codes are trimmed and lose invisible
 * characters too.
 */
export function cleanTypedText(input: string, kind: TypedKind): string {
  const text = input.replace(LINE_BREAK, '\n').replace(CONTROL, ' ').replace(LONE_SURROGATE, '');
  if (kind === 'text') return text;
  const line = text.replace(/[\t\n]/g, ' ');
  if (kind === 'line') return line;
  const visibleText = line.replace(INVISIBLE, '').trim();
  return kind === 'email'
    ? visibleText
    : visibleText.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit);
}

/** Unicode has the ten digits of each script in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
