import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns a phone number in E.164, so that two notations can be compared. Returns other text as it is. */
export const phoneKey = (text: string): string =>
  parsePhoneNumberFromString(text.replace(/^00/, '+'), 'GB')?.number ?? text;
