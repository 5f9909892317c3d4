/**
 * Converts a typed amount, such as '20', '£20' or '1,200.50', to pence. Returns null for other
 * texts.
 */
export function parseAmount(typedText: string): number | null {
  const [, pounds, pence = ''] =
    /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?\s*(?:gbp)?$/i.exec(typedText.trim()) ?? [];
  if (pounds === undefined) return null;
  return Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'));
}
