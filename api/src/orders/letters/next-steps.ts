import type { Trade } from 'contract/trade';
import type { ShopSettings } from 'server/settings/shop';
import { showPence } from '../../money/pence.ts';
import { type OrderDetail, tradesOf } from '../load-orders.ts';

/** When and where an order that is not paid by card is paid (decision 52). */
export function paidLater(order: OrderDetail, { warehouse }: ShopSettings): string {
  const [trade = 'goods', ...more] = tradesOf(order);
  const total = showPence(order.total);
  if (more.length === 0) {
    return {
      goods: `To pay on collection: ${total}. You pay when you collect your order from our warehouse, ${warehouse}; there is no delivery charge.`,
      care: `To pay on collection: ${total}. You bring your garments to our warehouse, ${warehouse}, and pay when you fetch them there; there is no delivery charge.`,
      move: `To pay on the day: ${total}. There is nothing to collect, and no delivery charge.`,
    }[trade];
  }
  return `To pay later: ${total}. What you collect from our warehouse, ${warehouse}, you pay there${
    more.includes('move') ? ', and work at your address on the day' : ''
  }; there is no delivery charge.`;
}

/** What happens next with each of the services ordered (decision 52). */
export function nextSteps(order: OrderDetail, shop: ShopSettings): string[] {
  if (order.schedule !== null) return datedSteps(order, shop);
  const isPaid = order.paymentMethod === 'online';
  const trades = tradesOf(order);
  return [
    ...(isPaid ? [lookedThrough] : []),
    ...trades.flatMap((trade) => (isPaid ? delivered[trade] : collected(order, shop)[trade])),
    `Questions at any time: ${shop.phone} or ${shop.email}.`,
  ];
}

/** The same with a day that was chosen: nobody has to agree one any more (decision 47). */
function datedSteps(order: OrderDetail, shop: ShopSettings): string[] {
  const isPaid = order.paymentMethod === 'online';
  const isDated: Record<Trade, boolean> = {
    goods: false,
    care: order.schedule?.visit !== undefined,
    move: order.schedule?.move !== undefined,
  };
  return [
    ...tradesOf(order).flatMap((trade) => {
      if (isDated[trade]) return onItsDay[trade];
      return isPaid ? delivered[trade] : collected(order, shop)[trade];
    }),
    `Questions at any time: ${shop.phone} or ${shop.email}.`,
  ];
}

const onItsDay: Record<Trade, string[]> = {
  goods: [],
  care: ['We collect your garments on the day above, and tell you when they are ready.'],
  move: ['Our crew comes to you on the day above.'],
};

const lookedThrough =
  'We look through your order and get in touch within one working day to agree dates.';

const delivered: Record<Trade, string[]> = {
  goods: ['Kits and packing materials are sent to the address you gave.'],
  care: [
    'Garments are collected from the address you gave and brought back there once they are ready, insured up to £5000.',
  ],
  move: ['Our crew comes to you on the day that we agree.'],
};

const collected = ({ orderno }: OrderDetail, { warehouse }: ShopSettings) =>
  ({
    goods: [
      'We prepare your order and tell you when it is ready, usually within one working day.',
      `Collect it from ${warehouse}. Please bring the order number ${orderno}.`,
    ],
    care: [
      `Bring your garments to ${warehouse}, with the order number ${orderno}.`,
      'We tell you when they are ready, to be fetched there.',
    ],
    move: [
      'We get in touch within one working day to agree the day.',
      'Our crew comes to you, and you pay on the day.',
    ],
  }) satisfies Record<Trade, string[]>;
