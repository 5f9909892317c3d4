import type { ShopSettings } from 'server/settings/shop';
import { toOrderParagraphs, toParagraphs } from '../mail/email/content.ts';
import { createOrderUrl } from '../orders/link/order-link.ts';
import type { EmailDraft, EmailTemplates } from '../mail/email/email.ts';
import { buildGreeting } from '../mail/email/typed-text.ts';
import type { OrderRow } from '../orders/records/tables.ts';
import { type OrderMail, loadMailOrder } from '../orders/records/order-mail.ts';

/** Days within which a refund arrives. The terms (section 7) promise this. */
export const REFUND_DAYS = 14;

export const refundEmailTemplates = {
  'refund-due': {
    title: 'Refund due',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config }, mail: OrderMail) => {
      const order = await loadMailOrder(db, mail);
      return buildRefundEmail(order, config.shop, await createOrderUrl(db, order));
    },
  },
} satisfies EmailTemplates;

/** Builds the email about a payment that the firm returns. */
function buildRefundEmail(order: OrderRow, shop: ShopSettings, orderUrl: string): EmailDraft {
  const title = 'Your payment will be returned';
  return {
    to: order.email,
    subject: `Order ${order.orderno} – ${title} – ${shop.brand}`,
    content: {
      title,
      preview: `Order ${order.orderno}`,
      parts: [
        ...toOrderParagraphs(
          order.orderno,
          buildGreeting(order.name),
          `We received a card payment for order ${order.orderno} that we cannot keep: the order was cancelled or paid already, or the amount is not that of the order.`,
          `We return the money to the same card, which takes up to ${REFUND_DAYS} days. You need not do anything.`,
        ),
        { kind: 'button', name: 'See your order', href: orderUrl },
        ...toParagraphs(`Questions at any time: ${shop.phone} or ${shop.email}.`),
      ],
    },
  };
}
