import type { FastifyBaseLogger } from 'fastify';
import { createThrottledWarning } from 'server/throttled-warning';
import { countBookings } from '../calendar/bookings/count-bookings.ts';
import type { Db } from '../db/db.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { readMailFigures } from '../mail/sending/mail-metrics.ts';
import { countOrdersByState } from '../orders/records/count-orders.ts';
import { readPaymentFigures } from '../payments/records/payment-figures.ts';
import { TimedReading } from './timed-reading.ts';

/** Longest time that a metrics scrape waits for the database, in ms. */
const LIMIT_MS = 1_000;

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
  const queues = new TimedReading(
    async () => ({
      mails: await readMailFigures(db),
      payments: await readPaymentFigures(db),
      bookings: await countBookings(db),
    }),
    { maxAgeMs: MAX_AGE_MS, limitMs: LIMIT_MS },
    onFailure,
  );
  const orders = new TimedReading(
    () => countOrdersByState(db),
    { maxAgeMs: ORDERS_MAX_AGE_MS, limitMs: LIMIT_MS },
    onFailure,
  );
  return { readQueues: () => queues.get(), readOrders: () => orders.get() };
}
