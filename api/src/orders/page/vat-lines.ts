import type { OrderDetail } from '../records/load-orders.ts';

/**
 * The value-added tax on all amounts with the same rate. Amounts are in pence, the rate is in per
 * cent.
 */
export interface VatLine {
  rate: number;
  /** Amount including tax. */
  gross: number;
  vat: number;
}

/** VAT rate in per cent for delivery, and for lines whose service is not known. */
const STANDARD_RATE = 20;

/** Returns the tax in an order by rate, highest rate first. Prices include the tax. */
export function calculateVatLines(order: Pick<OrderDetail, 'lines' | 'deliveryCharge'>): VatLine[] {
  const grossByRate = new Map<number, number>();
  const addGross = (rate: number, gross: number) =>
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + gross);
  for (const { vatRate, amount, addons } of order.lines) {
    addGross(
      vatRate ?? STANDARD_RATE,
      addons.reduce((sum, addon) => sum + addon.amount, amount),
    );
  }
  if (order.deliveryCharge > 0) addGross(STANDARD_RATE, order.deliveryCharge);
  return [...grossByRate]
    .map(([rate, gross]) => ({ rate, gross, vat: Math.round((gross * rate) / (100 + rate)) }))
    .sort((a, b) => b.rate - a.rate);
}
