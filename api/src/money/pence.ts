/**
 * Converts pounds to integer pence. Returns null for fractions of a penny, because amounts must
 * never be rounded.
 */
export function poundsToPence(pounds: number): number | null {
  const pence = Math.round(pounds * 100);
  const isExact = Number.isSafeInteger(pence) && Math.abs(pounds * 100 - pence) < 1e-6;
  return isExact ? pence : null;
}

/** Formats integer pence like '£1,234.50', for emails and pages. */
export function formatPence(pence: number): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);
}
