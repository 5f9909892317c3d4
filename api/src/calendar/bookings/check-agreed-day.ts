import type { Tx } from '../../db/db.ts';
import { badRequest, conflict, type HttpError } from '../../http/http-error.ts';
import { requireReason } from '../../http/require-reason.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { createDayFullError } from './book-slot.ts';
import { type DateWarning, listDateWarnings } from './date-warnings.ts';

/** Whether staff book a day in spite of the calendar, and why. */
export interface Override {
  override: boolean;
  reason: string;
}

/**
 * Checks a day that staff agreed with the customer, and returns the rules that it breaks. Throws 400
 * for a past day. Without `override`, throws 409 for a full, closed or too early day. `override`
 * needs a reason.
 */
export async function checkAgreedDay(
  tx: Tx,
  orderid: number,
  slot: BookingSlot,
  { override, reason }: Override,
): Promise<DateWarning[]> {
  if (slot.day < getLondonToday()) throw badRequest('This day is over.', 'no_day');
  const warnings = await listDateWarnings(tx, orderid, slot);
  if (warnings.length === 0) return [];
  if (!override) throw await createRefusal(tx, slot, warnings);
  requireReason(reason, 'Please say why this day is set all the same.');
  return warnings;
}

async function createRefusal(
  tx: Tx,
  slot: BookingSlot,
  warnings: readonly DateWarning[],
): Promise<HttpError> {
  if (warnings.some(({ code }) => code !== 'short_notice')) return createDayFullError(tx, slot);
  return conflict(warnings.map(({ text }) => text).join(' '), 'short_notice');
}
