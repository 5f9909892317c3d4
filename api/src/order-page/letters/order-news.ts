import type { ShopSettings } from 'server/settings/shop';
import { type MailPart, sentences } from '../../mail/content.ts';
import type { Draft } from '../../mail/letter.ts';
import type { OrderDetail } from '../../orders/load-orders.ts';

interface News {
  title: string;
  said: readonly string[];
  /** What stands below that. */
  parts?: readonly MailPart[];
  button: { href: string; name: string };
}

/** A mail that tells of one thing that became of an order, with the way to it. */
export function newsLetter(
  { orderno, email }: OrderDetail,
  shop: ShopSettings,
  { title, said, parts = [], button }: News,
): Draft {
  return {
    to: email,
    subject: `Order ${orderno} – ${title} – ${shop.brand}`,
    content: {
      title,
      preview: `Order ${orderno}`,
      parts: [...sentences(...said), ...parts, { kind: 'button', ...button }],
    },
  };
}

/** The same for the firm; answering it writes to the customer. */
export function newsForFirm(
  order: OrderDetail,
  shop: ShopSettings,
  to: string,
  news: Omit<News, 'button'>,
): Draft {
  const button = { href: `${order.site}/admin`, name: 'The orders' };
  return { ...newsLetter(order, shop, { ...news, button }), to, replyTo: order.email };
}

export const questions = ({ phone, email }: ShopSettings) =>
  `Questions at any time: ${phone} or ${email}.`;
