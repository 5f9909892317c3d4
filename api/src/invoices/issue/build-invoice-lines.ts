import { nameDiscount } from 'contract/orders/discount-name';
import {
  calculateVatLines,
  extractVat,
  listRateDiscounts,
  STANDARD_RATE,
} from '../../orders/records/vat-lines.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import type { InvoiceLine, RateSum } from '../records/snapshot.ts';
import { sumRates } from './sum-rates.ts';

/** Lines of an invoice, and their sums by VAT rate. */
interface InvoiceLines {
  lines: InvoiceLine[];
  rates: RateSum[];
}

/** A line before its tax is known. */
type PricedLine = Omit<InvoiceLine, 'rate' | 'net' | 'vat'> & { rate: number };

/**
 * Returns the lines, add-ons, the discount and the delivery of an order as lines of an invoice. The
 * discount is one line for each VAT rate, with a negative amount. The tax of the lines adds up to the tax by rate, to the penny. Without VAT, the lines have no tax.
 */
export function buildInvoiceLines(order: OrderDetail, hasVat: boolean): InvoiceLines {
  const pricedLines = listPricedLines(order);
  if (!hasVat)
    return {
      lines: pricedLines.map((line) => ({ ...line, rate: null, net: line.gross, vat: 0 })),
      rates: [],
    };
  return {
    lines: addTax(pricedLines),
    rates: calculateVatLines(order).map(({ rate, gross, vat }) => ({
      rate,
      net: gross - vat,
      vat,
      gross,
    })),
  };
}

/** Returns the lines of an invoice over lines that were added to an order after an earlier invoice. */
export function buildAddedLines(
  addedLines: readonly Omit<InvoiceLine, 'net' | 'vat'>[],
  hasVat: boolean,
): InvoiceLines {
  const lines = hasVat
    ? addTax(addedLines.map((line) => ({ ...line, rate: line.rate ?? STANDARD_RATE })))
    : addedLines.map((line) => ({ ...line, rate: null, net: line.gross, vat: 0 }));
  return { lines, rates: sumRates(lines) };
}

function listPricedLines(order: OrderDetail): PricedLine[] {
  const { lines, deliveryCharge, deliveryName, discountReason } = order;
  const orderedLines = lines.flatMap(({ name, quantity, price, amount, vatRate, addons }) => {
    const rate = vatRate ?? STANDARD_RATE;
    return [
      { text: name, quantity, price, rate, gross: amount },
      ...addons.map((addon) => ({
        text: addon.name,
        quantity: addon.quantity,
        price: addon.price,
        rate,
        gross: addon.amount,
      })),
    ];
  });
  const discounts = listRateDiscounts(order).map(({ rate, amount }) => ({
    text: nameDiscount(discountReason),
    quantity: 1,
    price: -amount,
    rate,
    gross: -amount,
  }));
  const goods = [...orderedLines, ...discounts];
  if (deliveryCharge === 0) return goods;
  const delivery = {
    text: deliveryName || 'Delivery',
    quantity: 1,
    price: deliveryCharge,
    rate: STANDARD_RATE,
    gross: deliveryCharge,
  };
  return [...goods, delivery];
}

/**
 * Adds the tax to the lines. The tax of a line is the rounded tax of the sum up to this line, less
 * that of the sum before it. The sums are by rate. Otherwise rounding differences would add up.
 */
function addTax(pricedLines: readonly PricedLine[]): InvoiceLine[] {
  const sumByRate = new Map<number, { gross: number; vat: number }>();
  return pricedLines.map((line) => {
    const { rate } = line;
    const previousSum = sumByRate.get(rate) ?? { gross: 0, vat: 0 };
    const gross = previousSum.gross + line.gross;
    const vat = extractVat(gross, rate);
    sumByRate.set(rate, { gross, vat });
    const lineVat = vat - previousSum.vat;
    return { ...line, net: line.gross - lineVat, vat: lineVat };
  });
}
