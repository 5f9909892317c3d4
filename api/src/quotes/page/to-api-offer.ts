import { buildDayTexts } from 'contract/orders/order-texts/order-texts';
import { listProductImages } from 'contract/catalog/product';
import type { OfferRow } from '../records/tables.ts';

/** Returns the lines and sums of an offer for pages. Amounts are pence. */
export function toApiSums({ prices: { order, lines, vat } }: OfferRow) {
  return {
    lines: order.lines.map((line, index) => ({
      name: line.name,
      description: lines[index]?.description ?? '',
      image: listProductImages(line)[0] ?? '',
      productid: line.productid,
      service: lines[index]?.service ?? '',
      quantity: line.quantity,
      price: line.price,
      amount: line.addons.reduce((sum, { amount }) => sum + amount, line.amount),
      addons: line.addons.map(({ name, option, personalisation, quantity, price, amount }) => ({
        name,
        option,
        personalisation,
        quantity,
        price,
        amount,
      })),
    })),
    discount: order.discount,
    discountreason: order.discountReason,
    deliverycharge: order.deliveryCharge,
    deliveryname: order.deliveryName,
    total: order.total,
    vat,
  };
}

/** Returns how and until when an offer can be accepted, for pages. */
export const toApiTerms = ({ method, deposit, restDays, validUntil }: OfferRow) => ({
  method,
  deposit: deposit === null ? null : { amount: deposit, restdays: restDays ?? 0 },
  validuntil: validUntil,
});

/** Returns the kinds of days that the order of an offer needs, with their titles for the customer. */
export function listNeededDays({ method, prices: { order, bookingKinds } }: OfferRow) {
  const texts = buildDayTexts(
    order.lines.map(({ kind }) => kind),
    method,
  );
  return bookingKinds.map((trade) => ({ trade, title: texts[trade]?.title ?? 'Your day' }));
}
