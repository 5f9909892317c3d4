import { createElement } from 'react';
import { later, useFeature, useLater } from 'shared/core';
import type { DayTitles } from './schedule';

const dates = later(() => import(/* webpackChunkName: "dates" */ './dates'));

/** The days of an order. Renders nothing without a calendar or without days. */
export function OrderDatesLater({ orderno }: { orderno: string }) {
  const isOffered = useFeature('calendar');
  const found = useLater(dates, isOffered);
  return isOffered && found ? createElement(found.OrderDates, { orderno }) : null;
}

/** The days, addresses and note of an order, for staff. */
export function WorkSheetLater({ schedule, titles }: { schedule: unknown; titles: DayTitles }) {
  const isThere = schedule !== null && schedule !== undefined;
  const found = useLater(dates, isThere);
  return isThere && found ? createElement(found.WorkSheet, { schedule, titles }) : null;
}
