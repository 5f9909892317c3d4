import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { bookings } from './tables.ts';

export type Booking = typeof bookings.$inferSelect;

export const loadBookings = (tx: Tx, orderid: number): Promise<Booking[]> =>
  tx.select().from(bookings).where(eq(bookings.orderid, orderid)).orderBy(bookings.trade);
