/**
 * Pounds from the wire as integer pence; null when they are no whole number of pence, so that
 * nothing is ever rounded in anyone's favour (decision 14).
 */
export function penceOf(pounds: number): number | null {
  const pence = Math.round(pounds * 100);
  const isWhole = Number.isSafeInteger(pence) && Math.abs(pounds * 100 - pence) < 1e-6;
  return isWhole ? pence : null;
}

/** Integer pence as '£1,234.50', for mails and pages. */
export function showPence(pence: number): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);
}
