import { cleanTyped } from './typed-text.ts';

export const NO_EXTENSION = 'Please give one phone number, without an extension.';

/** Whether text that was typed as a phone number goes on behind it: '07700 900123 ext 4'. */
export const hasExtension = (typed: string): boolean =>
  /\d.*[\p{L}#;,*].*\d/u.test(cleanTyped(typed, 'code'));

/** Returns the digits of a typed phone number. A leading '+' stays, '(0)' behind a country code goes. */
export function phoneDigits(typed: string): string {
  const [, plus = '', rest = ''] =
    /^[^+\d]*(\+?)(.*)$/.exec(withoutTrunkZero(cleanTyped(typed, 'code'))) ?? [];
  return plus + rest.replace(/\D/g, '');
}

const withoutTrunkZero = (typed: string) =>
  typed.replace(/^([^+\d]*(?:\+|00)[\d\s.)-]*)\(\s*0\s*\)/, '$1');

/** Whether a number of this many digits can be called: 15 is the longest of any country (E.164). */
export const isPhone = (typed: string): boolean =>
  !hasExtension(typed) && /^\+?\d{7,15}$/.test(phoneDigits(typed));
