import type { DayRange } from 'contract/calls/day-range';
import { type SQL, sql } from 'drizzle-orm';
import { invalidField } from '../../http/invalid-field.ts';

/** Throws 400 if the last day is before the first. */
export function requireRange({ from, to }: DayRange): void {
  if (to < from) throw invalidField('to', 'Last day: it is before the first day.');
}

/** Returns an SQL condition that is true if the time is on one of these days in London. */
export const isWithin = (time: SQL, { from, to }: DayRange): SQL => sql`
  ${time} >= (${from}::date::timestamp at time zone 'Europe/London')
  and ${time} < ((${to}::date + 1)::timestamp at time zone 'Europe/London')`;
