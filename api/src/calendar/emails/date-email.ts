import type { ShopSettings } from 'server/settings/shop';
import { toOrderParagraphs, toParagraphs } from '../../mail/email/content.ts';
import type { EmailDraft } from '../../mail/email/email.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { formatDates } from './schedule-lines.ts';

export type DateEvent = 'changed' | 'confirmed' | 'offer' | 'released';

const titles: Record<DateEvent, string> = {
  changed: 'The date of your order',
  confirmed: 'Your date is confirmed',
  offer: 'Please choose another date',
  released: 'Your date is no longer held',
};

/**
 * Builds the email to the shopper about dates that staff set or confirmed, or that were released.
 * With `onlyTrade`, only about the date of this booking kind.
 */
export function buildDateEmail(
  order: OrderDetail,
  shop: ShopSettings,
  event: DateEvent,
  orderUrl: string,
  onlyTrade?: BookingKind,
): EmailDraft {
  const title = titles[event];
  return {
    to: order.email,
    subject: `Order ${order.orderno} – ${title} – ${shop.brand}`,
    content: {
      title,
      preview: `Order ${order.orderno}`,
      parts: [
        ...toOrderParagraphs(
          order.orderno,
          buildGreeting(),
          ...bodyBuilders[event](order, formatDates(order, onlyTrade)),
        ),
        {
          kind: 'button',
          name: event === 'offer' ? 'Choose another day' : 'See your order',
          href: orderUrl,
        },
        ...toParagraphs(buildContactLine(shop)),
      ],
    },
  };
}

const KEPT_SENTENCE =
  'The place is kept for you: you need not confirm it. If the date does not suit you, please tell us.';

const bodyBuilders: Record<DateEvent, (order: OrderDetail, dates: string[]) => string[]> = {
  changed: ({ orderno }, dates) => [
    `We have set the date of order ${orderno}. It is now:`,
    ...dates,
    KEPT_SENTENCE,
  ],
  confirmed: ({ orderno }, dates) => [
    `We have confirmed the date of order ${orderno}:`,
    ...dates,
    KEPT_SENTENCE,
  ],
  offer: ({ orderno }, dates) => [
    `We are sorry: our calendar has changed since you chose the date of order ${orderno}:`,
    ...dates,
    'Please choose another day on the page of your order, by the link below. Until then we hold your place. If no other day suits you, please tell us.',
  ],
  released: ({ orderno }, dates) => [
    `The place of order ${orderno} has gone back to the calendar, because nobody confirmed it in time or it was taken before your payment came:`,
    ...dates,
    'Your order itself stands. We will get in touch to agree another date with you, or you can write or call at any time.',
  ],
};

const buildContactLine = (shop: ShopSettings) =>
  `Questions at any time: ${shop.phone} or ${shop.email}.`;
