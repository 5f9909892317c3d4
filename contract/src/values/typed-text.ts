import { NON_EMPTY_PATTERN } from './non-empty-pattern.ts';
import { formatPostcode } from './postcode.ts';

/** Kind of typed text. A 'code' is a phone number, a number or a search text. */
export type TypedKind = 'text' | 'line' | 'email' | 'code' | 'postcode';

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL = /[^\P{Cc}\t\n]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
/** Invisible characters, such as zero-width characters, direction marks and soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const nonEmpty = new RegExp(NON_EMPTY_PATTERN, 'u');
/** Characters that change the direction of all text behind them. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns typed or pasted text without control characters. Line separators become line breaks in
 * long text, and spaces elsewhere. A text without a visible character is ''. Lines, such as names,
 * also lose characters that override the direction. E-mail addresses and codes also lose invisible
 * characters and outer spaces. A British postcode is written as the post does.
 */
export function cleanTypedText(input: string, kind: TypedKind): string {
  const text = input.replace(LINE_BREAK, '\n').replace(CONTROL, ' ').replace(LONE_SURROGATE, '');
  if (!nonEmpty.test(text)) return '';
  if (kind === 'text') return text;
  const line = text.replace(/[\t\n]/g, ' ').replace(OVERRIDES, '');
  if (kind === 'line') return line;
  const visibleText = line.replace(INVISIBLE, '').trim();
  if (kind === 'email') return visibleText;
  const code = visibleText.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit);
  return kind === 'postcode' ? formatPostcode(code) : code;
}

/**
 * Returns the ASCII digit for a digit of another script. In Unicode, the ten digits of a script
 * follow each other.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
