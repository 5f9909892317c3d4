import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import { toLondonDay } from '../../schedule/london-day.ts';
import { bookings } from './tables.ts';

export interface BookingCount {
  kind: string;
  state: 'confirmed' | 'unconfirmed';
  count: number;
}

/** Counts the bookings of today and later. */
export const countBookings = (db: Db): Promise<BookingCount[]> =>
  queryRows<BookingCount>(
    db,
    sql`select trade as kind,
      case when held_until is null then 'confirmed' else 'unconfirmed' end as state,
      count(*)::int as count
      from ${bookings} where day >= ${toLondonDay(new Date())}::date group by 1, 2`,
  );
