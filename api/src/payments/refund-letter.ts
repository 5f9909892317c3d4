import type { ShopSettings } from 'server/settings/shop';
import { sentences } from '../mail/content.ts';
import { orderAddress } from '../orders/link/order-link.ts';
import type { Draft, Letters } from '../mail/letter.ts';
import { greeting } from '../mail/typed-text.ts';
import type { OrderRow } from '../orders/records/tables.ts';
import { type OrderMail, orderOf } from '../orders/records/order-mail.ts';

/** Days within which a refund arrives (terms, section 7). */
export const REFUND_DAYS = 14;

export const refundLetters = {
  'refund-due': async ({ db, config }, mail: OrderMail) => {
    const order = await orderOf(db, mail);
    return refundLetter(order, config.shop, await orderAddress(db, order));
  },
} satisfies Letters;

/** Builds the email about a payment that is returned (rule 36). */
function refundLetter(order: OrderRow, shop: ShopSettings, address: string): Draft {
  const title = 'Your payment will be returned';
  return {
    to: order.email,
    subject: `Order ${order.orderno} – ${title} – ${shop.brand}`,
    content: {
      title,
      preview: `Order ${order.orderno}`,
      parts: [
        ...sentences(
          greeting(order.name),
          `We received a card payment for order ${order.orderno} that we cannot keep: the order was cancelled or paid already, or the amount is not that of the order.`,
          `We return the money to the same card, which takes up to ${REFUND_DAYS} days. You need not do anything.`,
        ),
        { kind: 'button', name: 'See your order', href: address },
        ...sentences(`Questions at any time: ${shop.phone} or ${shop.email}.`),
      ],
    },
  };
}
