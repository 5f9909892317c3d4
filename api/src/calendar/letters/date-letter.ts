import type { ShopSettings } from 'server/settings/shop';
import { sentences } from '../../mail/content.ts';
import type { Draft } from '../../mail/letter.ts';
import { greeting } from '../../mail/typed-text.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import { dateLines } from './schedule-lines.ts';

export type News = 'changed' | 'released';

const titles: Record<News, string> = {
  changed: 'The date of your order',
  released: 'Your date is no longer held',
};

/** Builds the email about a changed or released date. */
export function dateLetter(
  order: OrderDetail,
  shop: ShopSettings,
  news: News,
  address: string,
): Draft {
  const title = titles[news];
  return {
    to: order.email,
    subject: `Order ${order.orderno} – ${title} – ${shop.brand}`,
    content: {
      title,
      preview: `Order ${order.orderno}`,
      parts: [
        ...sentences(greeting(), ...said[news](order, dateLines(order))),
        { kind: 'button', name: 'See your order', href: address },
        ...sentences(contact(shop)),
      ],
    },
  };
}

const said: Record<News, (order: OrderDetail, dates: string[]) => string[]> = {
  changed: ({ orderno }, dates) => [
    `We have set the date of order ${orderno}. It is now:`,
    ...dates,
    'The place is kept for you: you need not confirm it. If the date does not suit you, please tell us.',
  ],
  released: ({ orderno }, dates) => [
    `The place of order ${orderno} has gone back to the calendar, because nobody confirmed it in time or it was taken before your payment came:`,
    ...dates,
    'Your order itself stands. We will get in touch to agree another date with you, or you can write or call at any time.',
  ],
};

const contact = (shop: ShopSettings) => `Questions at any time: ${shop.phone} or ${shop.email}.`;
