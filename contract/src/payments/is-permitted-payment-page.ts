/** Returns the origin of a URL, or null unless its protocol is http or https. */
function readOrigin(urlText: string): string | null {
  if (!URL.canParse(urlText, window.location.href)) return null;
  const { protocol, origin } = new URL(urlText, window.location.href);
  return /^https?:$/.test(protocol) ? origin : null;
}

/**
 * Returns whether a page may leave the shop for this payment page (rule 34 in docs/product.md). It
 * must have the origin of one of these URLs, which may be relative to the present page.
 */
export function isPermittedPaymentPage(url: string, permittedUrls: readonly string[]): boolean {
  const origin = readOrigin(url);
  return origin !== null && permittedUrls.some((permitted) => readOrigin(permitted) === origin);
}
