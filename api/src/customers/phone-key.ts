import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns the form in which all notations of a phone number are equal: E.164, else the text itself. */
export const phoneKey = (text: string): string =>
  parsePhoneNumberFromString(text.replace(/^00/, '+'), 'GB')?.number ?? text;
