import { type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { invalidField } from '../../http/invalid-field.ts';
import { isDay } from '../../schedule/london-day.ts';
import { Day } from '../../schedule/schedule.ts';

/** First and last day of a range in London. The range includes both days. */
export const DayRangeFields = Type.Object({
  from: { ...Day, title: 'First day' },
  to: { ...Day, title: 'Last day' },
});

export type DayRange = Static<typeof DayRangeFields>;

/** Throws 400 for a day that does not exist, or if the last day is before the first. */
export function requireRange({ from, to }: DayRange): void {
  if (!isDay(from)) throw invalidField('from', `First day: ${from} is no day.`);
  if (!isDay(to)) throw invalidField('to', `Last day: ${to} is no day.`);
  if (to < from) throw invalidField('to', 'Last day: it is before the first day.');
}

/** Returns an SQL condition that is true if the time is on one of these days in London. */
export const isWithin = (time: SQL, { from, to }: DayRange): SQL => sql`
  ${time} >= (${from}::date::timestamp at time zone 'Europe/London')
  and ${time} < ((${to}::date + 1)::timestamp at time zone 'Europe/London')`;
