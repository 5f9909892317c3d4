import { type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { invalidField } from '../../http/invalid-field.ts';
import { Day } from '../../schedule/schedule.ts';

/** First and last day of a range in London. The range includes both days. */
export const DayRangeFields = Type.Object({
  from: { ...Day, title: 'First day' },
  to: { ...Day, title: 'Last day' },
});

export type DayRange = Static<typeof DayRangeFields>;

/** Throws 400 if the last day is before the first. */
export function requireRange({ from, to }: DayRange): void {
  if (to < from) throw invalidField('to', 'Last day: it is before the first day.');
}

/** Returns an SQL condition that is true if the time is on one of these days in London. */
export const isWithin = (time: SQL, { from, to }: DayRange): SQL => sql`
  ${time} >= (${from}::date::timestamp at time zone 'Europe/London')
  and ${time} < ((${to}::date + 1)::timestamp at time zone 'Europe/London')`;
