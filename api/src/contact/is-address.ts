/** Returns whether a text is an address that mails can be sent to. Visitors may type anything. */
export function isAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);
}
