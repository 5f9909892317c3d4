/** Long text, one line, an e-mail address, or a phone number, postcode, number or search. */
export type TypedKind = 'text' | 'line' | 'email' | 'code';

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL = /[^\P{Cc}\t\n]/gu;
const HALF_SURROGATE = /\p{Cs}/gu;
/** Zero-width characters, direction marks and soft hyphens among others. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns typed or pasted text without characters that nobody sees. Separators of lines and control characters become a
 * line break in long text, else a space. All but long text and lines is trimmed.
 */
export function cleanTyped(typed: string, kind: TypedKind): string {
  const text = typed.replace(LINE_BREAK, '\n').replace(CONTROL, ' ').replace(HALF_SURROGATE, '');
  if (kind === 'text') return text;
  const line = text.replace(/[\t\n]/g, ' ');
  if (kind === 'line') return line;
  const visible = line.replace(INVISIBLE, '').trim();
  return kind === 'email' ? visible : visible.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit);
}

/** Each script has its ten digits in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
