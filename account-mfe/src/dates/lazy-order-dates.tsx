import { createElement } from 'react';
import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { useFeature } from 'shared/session';

const lazyOrderDates = defineLazyModule(
  async () => (await import(/* webpackChunkName: "dates" */ './order-dates')).OrderDates,
);

/**
 * Renders the booked days of an order. Renders nothing if the backend has no calendar or the order
 * has no booked days.
 */
export function LazyOrderDates({ orderno }: { orderno: string }) {
  const hasCalendar = useFeature('calendar');
  const OrderDates = useLazyModule(lazyOrderDates, hasCalendar);
  return hasCalendar && OrderDates ? createElement(OrderDates, { orderno }) : null;
}
