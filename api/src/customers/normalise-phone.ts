import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number in E.164, so that two notations can be compared. Returns the text itself
 * if it is no phone number.
 */
export const normalisePhone = (text: string): string =>
  parsePhoneNumberFromString(text.replace(/^00/, '+'), 'GB')?.number ?? text;
