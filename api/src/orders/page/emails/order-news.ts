import type { ShopSettings } from 'server/settings/shop';
import { type MailPart, sentences } from '../../../mail/content.ts';
import type { Draft } from '../../../mail/letter.ts';
import type { OrderDetail } from '../../records/load-orders.ts';

interface News {
  title: string;
  said: readonly string[];
  /** Parts below the paragraphs. */
  parts?: readonly MailPart[];
  button: { href: string; name: string };
}

/** Builds an email about a change of an order, with a link to it. */
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

/** Builds the same kind of email for the firm. A reply goes to the customer. */
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
