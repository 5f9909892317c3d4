import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { bookBeyondCapacity, bookSlot } from './book-slot.ts';
import { checkAgreedDay, type Override } from './check-agreed-day.ts';
import type { DateWarning } from './date-warnings.ts';
import { bookings } from './tables.ts';

/**
 * Checks and books a half day that staff agreed with the customer. The booking is confirmed at once.
 * Returns the rules of the calendar that staff overrode. Throws like `checkAgreedDay`.
 */
export async function bookAgreedSlot(
  tx: Tx,
  orderid: number,
  slot: BookingSlot,
  override: Override,
): Promise<DateWarning[]> {
  const warnings = await checkAgreedDay(tx, orderid, slot, override);
  const [firstWarning] = warnings;
  if (firstWarning === undefined) {
    await bookSlot(tx, orderid, slot, null);
    return [];
  }
  await bookBeyondCapacity(tx, orderid, slot, null);
  await tx
    .update(bookings)
    .set({ acceptedProblem: firstWarning.code })
    .where(and(eq(bookings.orderid, orderid), eq(bookings.trade, slot.trade)));
  return warnings;
}
