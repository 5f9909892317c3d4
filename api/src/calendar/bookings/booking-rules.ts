import { eq, inArray } from 'drizzle-orm';
import { products, scheduledServices } from '../../catalog/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { calendarTrades } from './tables.ts';

export type BookingRules = typeof calendarTrades.$inferSelect;

/**
 * Returns the rules of a booking kind. If the database has no rules of this kind, returns rules
 * without working days and capacity.
 */
export async function loadBookingRules(tx: Tx, bookingKind: BookingKind): Promise<BookingRules> {
  const [rules] = await tx
    .select()
    .from(calendarTrades)
    .where(eq(calendarTrades.trade, bookingKind));
  return (
    rules ?? {
      trade: bookingKind,
      leadDays: 2,
      horizonDays: 90,
      workingDays: [],
      morning: 0,
      afternoon: 0,
    }
  );
}

/** Returns the booking kinds of the services to which these products belong. */
export async function loadBookingKinds(
  tx: Tx,
  productIds: readonly number[],
): Promise<Set<BookingKind>> {
  const rows = await tx
    .selectDistinct({ trade: scheduledServices.trade })
    .from(scheduledServices)
    .innerJoin(products, eq(products.serviceid, scheduledServices.serviceid))
    .where(inArray(products.id, [...productIds]));
  return new Set(rows.map(({ trade }) => trade));
}
