/** Returns the element with the id in the address's fragment, or null. */
export function namedPlace(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)));
}

/** Decodes the id. Returns an incorrectly encoded id unchanged. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (cause) {
    console.warn('The fragment of the address is not valid percent-encoding.', cause);
    return name;
  }
}
