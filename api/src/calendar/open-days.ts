import type { Tx } from '../db/db.ts';
import { addDays, londonDay } from '../schedule/london-day.ts';
import type { Trade } from '../schedule/schedule.ts';
import { dayPlaces, hasAnyLeft, leftIn } from './day-places.ts';
import { rulesOf } from './trade-rules.ts';

/** A day that can be chosen, with the places left in each half of it. */
export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

/** The days that can be chosen now: from the lead time on, as far as the horizon, with a place left. */
export async function openDays(tx: Tx, trade: Trade): Promise<OpenDay[]> {
  const { leadDays, horizonDays } = await rulesOf(tx, trade);
  const today = londonDay(new Date());
  const days = await dayPlaces(tx, trade, addDays(today, leadDays), addDays(today, horizonDays));
  return days.filter(hasAnyLeft).map(({ day, morning, afternoon }) => ({
    day,
    morning: leftIn(morning),
    afternoon: leftIn(afternoon),
  }));
}
