export function findFragmentTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeFragmentId(hash.slice(1)));
}

function decodeFragmentId(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (cause) {
    console.warn('The fragment of the address is not valid percent-encoding.', cause);
    return name;
  }
}
