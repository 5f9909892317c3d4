import { isFreeLine } from 'contract/orders/free-line';
import { eq, inArray, or } from 'drizzle-orm';
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

/** A line of an order. Only a line without a product needs the id of its service. */
export interface BookableLine {
  productid: number;
  serviceid?: number | null;
}

/** Returns the booking kinds of the services of these lines. */
export async function loadBookingKinds(
  tx: Tx,
  lines: readonly BookableLine[],
): Promise<Set<BookingKind>> {
  const productIds = lines.map(({ productid }) => productid);
  const serviceIds = lines.filter(isFreeLine).flatMap(({ serviceid }) => serviceid ?? []);
  const servicesOfProducts = tx
    .select({ id: products.serviceid })
    .from(products)
    .where(inArray(products.id, productIds));
  const rows = await tx
    .selectDistinct({ trade: scheduledServices.trade })
    .from(scheduledServices)
    .where(
      or(
        inArray(scheduledServices.serviceid, servicesOfProducts),
        inArray(scheduledServices.serviceid, serviceIds),
      ),
    );
  return new Set(rows.map(({ trade }) => trade));
}
