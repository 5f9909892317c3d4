/** An amount in integer pence. All arithmetic uses pence (rule 14 in docs/product.md). */
export type Pence = number;

/** Throws a RangeError if the value is not a number. */
export function toPence(pounds: number | string): Pence {
  const text = String(pounds).trim();
  const pence = Math.round(Number(text) * 100);
  if (text === '' || !Number.isSafeInteger(pence)) {
    throw new RangeError(`Not an amount in pounds: '${text}'`);
  }
  return pence;
}

/** Converts pence to pounds, for requests only (rule 14 in docs/product.md). */
export const toPounds = (pence: Pence): number => pence / 100;

/**
 * Converts pounds of a request to pence. Returns null for fractions of a penny, because an amount
 * that a person chose must never be rounded.
 */
export function toExactPence(pounds: number): Pence | null {
  const pence = Math.round(pounds * 100);
  const isExact = Number.isSafeInteger(pence) && Math.abs(pounds * 100 - pence) < 1e-6;
  return isExact ? pence : null;
}

/**
 * Formats an amount like '£1,234.50' or '−£20.00'. Avoids `Intl`, because loading its locale data blocks a slow
 * phone for 100 ms.
 */
export function formatMoney(pence: Pence): string {
  const digits = String(Math.abs(Math.round(pence))).padStart(3, '0');
  const pounds = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${pence < 0 ? '−' : ''}£${pounds}.${digits.slice(-2)}`;
}

/** Formats an amount in hundredths of a currency. Only pounds get their sign: '12.50 EUR'. */
export const formatAmount = (hundredths: number, currency: string): string =>
  currency.toLowerCase() === 'gbp'
    ? formatMoney(hundredths)
    : `${formatMoney(hundredths).replace('£', '')} ${currency.toUpperCase()}`;
