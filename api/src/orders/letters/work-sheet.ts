import type { Trade } from 'contract/trade';
import type { Config } from '../../config/config.ts';
import type { Fact, MailPart } from '../../mail/content.ts';
import type { Draft } from '../../mail/letter.ts';
import { showPence } from '../../money/pence.ts';
import { type OrderDetail, tradesOf } from '../load-orders.ts';
import { typedDetails } from './order-details.ts';
import { goodsPart } from './order-goods.ts';
import { orderSubject } from './order-letter.ts';
import { NOTE } from './order-sentences.ts';
import { allTyped } from './typed-parts.ts';

/**
 * The firm's copy (decision 32): a sheet to be printed, with what whoever does the work must know on the day. `parts`
 * say when and where. It has the details as they were typed; answering it writes to the customer.
 */
export function workSheet(
  order: OrderDetail,
  { shop, mail }: Pick<Config, 'shop' | 'mail'>,
  parts: readonly MailPart[] = [],
): Draft {
  const typed = allTyped(order);
  return {
    to: mail.to,
    replyTo: order.email,
    subject: `New order: ${orderSubject(order, shop.brand)}`,
    content: {
      title: `Work sheet: order ${order.orderno}`,
      preview: `${toPay(order)} – ${receiving(order).join(' ')}`,
      isSheet: true,
      parts: [
        ...parts,
        { kind: 'facts', title: 'The order', facts: atAGlance(order) },
        {
          kind: 'said',
          title: 'Customer',
          lines: [...typedDetails(order), `E-mail: ${order.email}`],
        },
        ...(typed.note === '' ? [] : [{ kind: 'said', title: NOTE, lines: [typed.note] } as const]),
        { ...goodsPart(order, typed, null), title: 'What was ordered' },
        { kind: 'button', name: 'Open the orders', href: `${order.site}/admin` },
      ],
    },
  };
}

const atAGlance = (order: OrderDetail): Fact[] => [
  ['Payment', toPay(order)],
  ['How', receiving(order).join('\n')],
  ['Ordered', placedAt.format(order.createdAt)],
];

const placedAt = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'full', timeStyle: 'short' },
  timeZone: 'Europe/London',
});

/** An order that waits for its payment has no such sheet: one by card is paid. */
function toPay(order: OrderDetail): string {
  const total = showPence(order.total);
  if (order.paymentMethod === 'online')
    return `Paid by card: ${total}. Nothing is to be collected.`;
  const trades = tradesOf(order);
  const others = trades.filter((trade) => trade !== 'move');
  if (others.length === 0) return `To collect: ${total}, on the day.`;
  if (others.length === trades.length) return `To collect: ${total}, when it is fetched.`;
  return `To collect: ${total}, on the day for the move, the rest when it is fetched.`;
}

/** The way in which what was ordered is received, for each of its trades (decision 52). */
const receiving = (order: OrderDetail): string[] => {
  const ways = order.paymentMethod === 'online' ? brought : fetched;
  return tradesOf(order).map((trade) => ways[trade]);
};

const brought: Record<Trade, string> = {
  goods: "Goods: send to the customer's address.",
  care: "Garments: collect from the customer's address, and bring back there.",
  move: 'Move: the crew comes on the day.',
};

const fetched: Record<Trade, string> = {
  goods: 'Goods: the customer fetches them from the warehouse.',
  care: 'Garments: the customer brings them to the warehouse, and fetches them there.',
  move: 'Move: the crew comes on the day.',
};
