import { openDays, trade } from 'contract/calendar/booking-fields';
import { isRequestError } from 'shared/data';
import * as v from 'shared/schema';

const fullDaySchema = v.object({ trade, days: openDays });

/** A kind of day that is full, with the days that are still open. */
export type FullDay = v.InferOutput<typeof fullDaySchema>;

/** Returns the open days from a call that was refused because a day is full, or null. */
export function readFullDay(error: unknown): FullDay | null {
  if (!isRequestError(error) || error.status !== 409) return null;
  const result = v.safeParse(fullDaySchema, error.body);
  return result.success ? result.output : null;
}
