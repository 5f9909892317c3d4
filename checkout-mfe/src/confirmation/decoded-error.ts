import { clip } from './clip';

/** So much of an error text is shown; what is longer was not written for a shopper. */
const MOST = 500;

/**
 * The error text of the address, decoded. The router has decoded it once; a backend may have
 * encoded it twice. Malformed sequences are shown as they are.
 */
export function decodedError(raw: string | null): string {
  const text = raw ?? '';
  try {
    return clip(decodeURIComponent(text), MOST);
  } catch (cause) {
    console.warn('The error in the address is not well encoded; it is shown as it came.', cause);
    return clip(text, MOST);
  }
}
