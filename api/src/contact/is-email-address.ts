/** Returns whether a text can be an e-mail address. The contact form accepts any text as one. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);
}
