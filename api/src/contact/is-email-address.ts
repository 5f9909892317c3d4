/**
 * Returns whether a text can be an e-mail address. Stored messages may contain any text as the
 * e-mail.
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);
}
