import { createElement } from 'react';
import { later, useFeature, useLater } from 'shared/core';

const dates = later(
  async () => (await import(/* webpackChunkName: "dates" */ './order-dates')).OrderDates,
);

/**
 * The days of an order. Renders nothing if the backend has no calendar or the order has no days.
 */
export function OrderDatesLater({ orderno }: { orderno: string }) {
  const isOffered = useFeature('calendar');
  const OrderDates = useLater(dates, isOffered);
  return isOffered && OrderDates ? createElement(OrderDates, { orderno }) : null;
}
