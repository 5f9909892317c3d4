import type { ShopSettings } from '../config/shop-settings.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { type OrderMail, orderMail, orderOf } from '../orders/letters/order-letters.ts';
import type { OrderRow } from '../orders/store-order.ts';
import { mailPage, paragraph, textFooter } from '../mail/layout.ts';
import type { Letter } from '../mail/letter.ts';
import type { Letters } from '../mail/mail-job.ts';
import { greeting } from '../mail/typed-text.ts';

/** The mail that money of an order comes back; it goes out once per order. */
export const refundMail = (orderid: number) => orderMail('refund-due', orderid);

export const refundLetters = {
  'refund-due': async ({ db, config }, mail: OrderMail) =>
    refundLetter(await orderOf(db, mail), config.shop),
} satisfies Letters;

/** Tells a customer that money which pays for nothing comes back (decision 36). */
function refundLetter(order: OrderRow, shop: ShopSettings): Letter {
  const title = 'Your payment will be returned';
  const sentences = [
    greeting(order.name),
    `We received a card payment for order ${order.orderno} that we cannot keep: the order was cancelled or paid already, or the amount is not that of the order.`,
    'We return the money to the same card, which takes up to 14 days. You need not do anything.',
    `Questions at any time: ${shop.phone} or ${shop.email}.`,
  ];
  return {
    to: order.email,
    subject: `Order ${order.orderno} – ${title} – ${shop.brand}`,
    text: [...sentences, textFooter(shop)].join('\n\n'),
    html: mailPage(
      shop,
      title,
      `Order ${order.orderno}`,
      sentences.map((sentence) => paragraph(escapeHtml(sentence))).join('\n'),
    ),
  };
}
