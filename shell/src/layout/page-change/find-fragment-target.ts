/** Returns the element with the id in the address's fragment, or null. */
export function findFragmentTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeFragmentId(hash.slice(1)));
}

/** Decodes the id. Returns an incorrectly encoded id unchanged. */
function decodeFragmentId(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (cause) {
    console.warn('The fragment of the address is not valid percent-encoding.', cause);
    return name;
  }
}
