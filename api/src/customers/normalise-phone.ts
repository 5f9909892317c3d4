import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number in the format E.164, so that different notations can be compared. Returns
 * a text that is no phone number unchanged.
 */
export const normalisePhone = (text: string): string =>
  parsePhoneNumberFromString(text.replace(/^00/, '+'), 'GB')?.number ?? text;
