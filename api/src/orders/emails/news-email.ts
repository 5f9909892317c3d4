import type { ShopSettings } from 'server/settings/shop';
import { type LinkPart, type MailPart, toOrderParagraphs } from '../../mail/email/content.ts';
import type { EmailDraft } from '../../mail/email/email.ts';
import type { OrderDetail } from '../records/load-orders.ts';

interface OrderNews {
  title: string;
  paragraphs: readonly string[];
  /** Parts of the email after the paragraphs. */
  parts?: readonly MailPart[];
  button: { href: string; name: string };
}

/** Builds an email about a change of an order, with a link to the order. */
export function buildNewsEmail(
  { orderno, email }: OrderDetail,
  shop: ShopSettings,
  { title, paragraphs, parts = [], button }: OrderNews,
): EmailDraft {
  return {
    to: email,
    subject: `Order ${orderno} – ${title} – ${shop.brand}`,
    content: {
      title,
      preview: `Order ${orderno}`,
      parts: [
        ...toOrderParagraphs(orderno, ...paragraphs),
        ...parts,
        buildOrderLink(button, parts),
      ],
    },
  };
}

/**
 * Returns the link of an email to its order. The link is a button unless `parts` has one, because an
 * email has at most one button. The button that confirms a date takes precedence, because an
 * unconfirmed date expires.
 */
export function buildOrderLink(
  link: { href: string; name: string },
  parts: readonly MailPart[],
): LinkPart {
  return { kind: parts.some(({ kind }) => kind === 'button') ? 'link' : 'button', ...link };
}

/** Builds an email about a change of an order for the firm. A reply goes to the customer. */
export function buildFirmNewsEmail(
  order: OrderDetail,
  shop: ShopSettings,
  to: string,
  news: Omit<OrderNews, 'button'>,
): EmailDraft {
  const button = { href: `${order.site}/admin/orders/${order.orderno}`, name: 'The order' };
  return { ...buildNewsEmail(order, shop, { ...news, button }), to, replyTo: order.email };
}

export const formatContactSentence = ({ phone, email }: ShopSettings) =>
  `Questions at any time: ${phone} or ${email}.`;
