/**
 * Converts a typed amount, such as '20', '£20' or '1,200.50', to pence. Returns null for other
 * texts.
 */
export function parseAmount(typedText: string): number | null {
  const [, pounds, pence = ''] =
    /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?\s*(?:gbp)?$/i.exec(typedText.trim()) ?? [];
  if (pounds === undefined) return null;
  return Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'));
}

/**
 * Returns what is wrong with a text that is no amount: it is negative, has too many decimals, or is
 * too large. Returns null for any other text.
 */
export function describeWrongAmount(typedText: string): string | null {
  const text = typedText.replace(/[£\s]|gbp$/gi, '');
  if (/^[-−–]\d[\d,.]*$/.test(text)) return 'it must not be negative.';
  if (/^(\d{1,3}(,\d{3})+|\d+)\.\d{3,}$/.test(text)) return 'it has more than two decimals.';
  return /^[\d,]{13,}(\.\d*)?$/.test(text) ? 'it is too large.' : null;
}
