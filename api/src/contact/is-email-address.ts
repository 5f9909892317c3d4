/** Returns whether a text can be an e-mail address. The contact form itself accepts any text. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);
}
