import type { FastifyBaseLogger } from 'fastify';
import { createThrottledWarning } from 'server/throttled-warning';
import { type Db, queryRows } from '../db/db.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { readMailFigures } from '../mail/sending/mail-metrics.ts';
import { TimedReading } from './timed-reading.ts';
import { sql } from 'drizzle-orm';
import { getLondonToday } from '../schedule/london-day.ts';
import { bookings } from '../calendar/bookings/tables.ts';
import { orders } from '../orders/records/tables.ts';
import { paymentSessions, refunds } from '../payments/records/tables.ts';

/** Longest time that a metrics scrape waits for the database, in ms. */
const SCRAPE_LIMIT_MS = 1_000;

/** Time for which cached figures are reused, in ms. */
const MAX_AGE_MS = 5_000;

/**
 * Time for which cached counts of all orders are reused, in ms. Counting reads the whole table, so
 * this time is longer.
 */
const ORDERS_MAX_AGE_MS = 30_000;

export type ShopFigures = ReturnType<typeof createShopFigures>;

export function createShopFigures(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
  const warn = createThrottledWarning(log);
  const onFailure = (cause: unknown) =>
    warn({
      message: 'figures for metrics cannot be read from the database',
      facts: { failure: toLogFields(cause) },
    });
  const pendingWork = new TimedReading(
    async () => ({
      mails: await readMailFigures(db),
      payments: await readPaymentFigures(db),
      bookings: await countBookings(db),
    }),
    { maxAgeMs: MAX_AGE_MS, limitMs: SCRAPE_LIMIT_MS },
    onFailure,
  );
  const orderCounts = new TimedReading(
    () => countOrdersByState(db),
    { maxAgeMs: ORDERS_MAX_AGE_MS, limitMs: SCRAPE_LIMIT_MS },
    onFailure,
  );
  return { readQueues: () => pendingWork.get(), readOrders: () => orderCounts.get() };
}

export interface BookingCount {
  kind: string;
  state: 'confirmed' | 'unconfirmed';
  count: number;
}

/** Counts the bookings of today and later. */
const countBookings = (db: Db): Promise<BookingCount[]> =>
  queryRows<BookingCount>(
    db,
    sql`select trade as kind,
      case when held_until is null then 'confirmed' else 'unconfirmed' end as state,
      count(*)::int as count
      from ${bookings} where day >= ${getLondonToday()}::date group by 1, 2`,
  );

interface OrderCount {
  state: string;
  method: string;
  count: number;
}

/** Returns the numbers of orders by state and payment method. */
const countOrdersByState = (db: Db): Promise<OrderCount[]> =>
  queryRows<OrderCount>(
    db,
    sql`select state, payment_method as method, count(*)::int as count
      from ${orders} group by state, payment_method`,
  );

export interface PaymentFigures {
  /** Number of open payment sessions. */
  waiting: number;
  /** Age of the oldest open payment session in seconds, or 0. */
  oldestSeconds: number;
  /** Counts of the due, pending and failed refunds. */
  refunds: { state: string; count: number }[];
}

/** Reads only open sessions and unsettled refunds, because there are indexes for these rows. */
async function readPaymentFigures(db: Db): Promise<PaymentFigures> {
  const [sessionFigures] = await queryRows<Omit<PaymentFigures, 'refunds'>>(
    db,
    sql`select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
      from ${paymentSessions} where status = 'open'`,
  );
  const refundCounts = await queryRows<PaymentFigures['refunds'][number]>(
    db,
    sql`select state, count(*)::int as count from ${refunds}
      where state in ('due', 'pending', 'failed') group by state`,
  );
  return { waiting: 0, oldestSeconds: 0, ...sessionFigures, refunds: refundCounts };
}
