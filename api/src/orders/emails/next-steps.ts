import { describeNextSteps as describeSteps } from 'contract/orders/order-texts/order-texts';
import type { ShopSettings } from 'server/settings/shop';
import { formatHalfDay } from 'contract/calendar/date-texts';
import { type OrderDetail, getOrderOutline } from '../records/load-orders.ts';

/** Returns the next steps of each part of an order, with the chosen days (rules 47, 52 and 63). */
export function listNextSteps(order: OrderDetail, shop: ShopSettings): string[] {
  const formatChosenDay = (booking: 'move' | 'visit') => {
    const choice = order.schedule?.[booking];
    return choice ? formatHalfDay(choice.date, choice.half) : null;
  };
  return [
    ...describeSteps(getOrderOutline(order), formatChosenDay),
    `Questions at any time: ${shop.phone} or ${shop.email}.`,
  ];
}
