import type { InvoiceLine, RateSum } from '../records/snapshot.ts';

/** Returns the sums of lines by VAT rate, highest rate first. Lines without a rate have no sum. */
export function sumRates(lines: readonly InvoiceLine[]): RateSum[] {
  const sums = new Map<number, RateSum>();
  for (const { rate, net, vat, gross } of lines) {
    if (rate === null) continue;
    const sum = sums.get(rate) ?? { rate, net: 0, vat: 0, gross: 0 };
    sums.set(rate, {
      rate,
      net: sum.net + net,
      vat: sum.vat + vat,
      gross: sum.gross + gross,
    });
  }
  return [...sums.values()].toSorted((a, b) => b.rate - a.rate);
}
