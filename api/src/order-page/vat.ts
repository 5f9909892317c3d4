import type { OrderDetail } from '../orders/load-orders.ts';

/** The value-added tax within amounts at one rate; pence, and the rate in per cent. */
export interface VatLine {
  rate: number;
  /** With the tax. */
  gross: number;
  vat: number;
}

/** Where nothing else is said; so is the delivery. */
const STANDARD = 20;

/** The tax in an order by rate, the highest first: prices are told with it, so it is taken out of them. */
export function vatLines(order: Pick<OrderDetail, 'lines' | 'deliveryCharge'>): VatLine[] {
  const grossOf = new Map<number, number>();
  const count = (rate: number, gross: number) =>
    grossOf.set(rate, (grossOf.get(rate) ?? 0) + gross);
  for (const { vatRate, amount, addons } of order.lines) {
    count(
      vatRate ?? STANDARD,
      addons.reduce((sum, addon) => sum + addon.amount, amount),
    );
  }
  if (order.deliveryCharge > 0) count(STANDARD, order.deliveryCharge);
  return [...grossOf]
    .map(([rate, gross]) => ({ rate, gross, vat: Math.round((gross * rate) / (100 + rate)) }))
    .sort((a, b) => b.rate - a.rate);
}
