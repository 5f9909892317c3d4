import { cleanTypedText } from './typed-text.ts';

export const NO_EXTENSION_MESSAGE = 'Please give one phone number, without an extension.';

/** Returns whether a phone number has an extension, as in '07700 900123 ext 4'. */
export const hasExtension = (input: string): boolean =>
  /\d.*[\p{L}#;,*].*\d/u.test(cleanTypedText(input, 'code'));

/** Returns the digits of a phone number with a leading '+'. Drops '(0)' after a country code. */
export function extractPhoneDigits(input: string): string {
  const [, plus = '', rest = ''] =
    /^[^+\d]*(\+?)(.*)$/.exec(removeTrunkZero(cleanTypedText(input, 'code'))) ?? [];
  return plus + rest.replace(/\D/g, '');
}

const removeTrunkZero = (input: string) =>
  input.replace(/^([^+\d]*(?:\+|00)[\d\s.)-]*)\(\s*0\s*\)/, '$1');

/** Returns whether the input is a phone number. E.164 allows at most 15 digits. */
export const isPhone = (input: string): boolean =>
  !hasExtension(input) && /^\+?\d{7,15}$/.test(extractPhoneDigits(input));
