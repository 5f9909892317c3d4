import { nextSteps as stepsOf } from 'contract/orders/order-texts/order-texts';
import type { ShopSettings } from 'server/settings/shop';
import { halfDayText } from 'contract/calendar/date-texts';
import { type OrderDetail, outlineOf } from '../records/load-orders.ts';

/** Returns the next steps of each part of an order, with the chosen days (rules 47, 52 and 63). */
export function nextSteps(order: OrderDetail, shop: ShopSettings): string[] {
  const dayOf = (booking: 'move' | 'visit') => {
    const choice = order.schedule?.[booking];
    return choice ? halfDayText(choice.date, choice.half) : null;
  };
  return [
    ...stepsOf(outlineOf(order), dayOf),
    `Questions at any time: ${shop.phone} or ${shop.email}.`,
  ];
}
