import { splitDiscount } from '../../pricing/split-discount.ts';

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
export const STANDARD_RATE = 20;

/** Returns the tax in an amount that includes it, in pence. The rate is in per cent. */
export const extractVat = (gross: number, rate: number): number =>
  Math.round((gross * rate) / (100 + rate));

/** An order whose tax is calculated. A rate of null stands for `STANDARD_RATE`. */
interface TaxedOrder {
  lines: readonly {
    vatRate: number | null;
    amount: number;
    addons: readonly { amount: number }[];
  }[];
  deliveryCharge: number;
  discount: number;
}

/** An amount of pence that includes tax. The rate is in per cent. */
interface RateAmount {
  rate: number;
  amount: number;
}

/**
 * Returns the tax in an order by rate, highest rate first. Prices include the tax, and the discount
 * lowers them in proportion.
 */
export function calculateVatLines(order: TaxedOrder): VatLine[] {
  const grossByRate = sumUpLines(order);
  const addGross = (rate: number, gross: number) =>
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + gross);
  for (const { rate, amount } of listRateDiscounts(order)) addGross(rate, -amount);
  if (order.deliveryCharge > 0) addGross(STANDARD_RATE, order.deliveryCharge);
  return [...grossByRate]
    .map(([rate, gross]) => ({ rate, gross, vat: extractVat(gross, rate) }))
    .sort((a, b) => b.rate - a.rate);
}

/** Returns the discount of an order by VAT rate, highest rate first. Omits rates without a share. */
export function listRateDiscounts(order: TaxedOrder): RateAmount[] {
  const rates = [...sumUpLines(order)].toSorted(([a], [b]) => b - a);
  const shares = splitDiscount(
    order.discount,
    rates.map(([, gross]) => gross),
  );
  return rates
    .map(([rate], index) => ({ rate, amount: shares[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

/** Returns the amounts of the lines and their add-ons by VAT rate, before the discount. */
function sumUpLines({ lines }: Pick<TaxedOrder, 'lines'>): Map<number, number> {
  const grossByRate = new Map<number, number>();
  for (const { vatRate, amount, addons } of lines) {
    const rate = vatRate ?? STANDARD_RATE;
    const gross = addons.reduce((sum, addon) => sum + addon.amount, amount);
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + gross);
  }
  return grossByRate;
}
