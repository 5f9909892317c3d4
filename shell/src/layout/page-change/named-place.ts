/** The element that the part of an address from '#' on names; null while there is none. */
export function namedPlace(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)));
}

/** One that is not well encoded is taken as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (cause) {
    console.warn('The place in the address is not well encoded.', cause);
    return name;
  }
}
