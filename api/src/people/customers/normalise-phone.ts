import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number in the format E.164, so that different notations can be compared. Returns
 * a text that is no phone number unchanged.
 */
export const normalisePhone = (text: string): string => parsePhone(text)?.number ?? text;

/**
 * Returns a phone number with spaces, which a spreadsheet does not take for a number. Returns a
 * text that is no phone number unchanged.
 */
export function formatPhone(text: string): string {
  const phone = parsePhone(text);
  if (phone === undefined) return text;
  return phone.countryCallingCode === '44' ? phone.formatNational() : phone.formatInternational();
}

const parsePhone = (text: string) => parsePhoneNumberFromString(text.replace(/^00/, '+'), 'GB');
