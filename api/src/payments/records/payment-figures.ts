import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import { paymentSessions, refunds } from './tables.ts';

export interface PaymentFigures {
  /** Number of open payment sessions. */
  waiting: number;
  /** Age of the oldest open payment session in seconds, or 0. */
  oldestSeconds: number;
  /** Numbers of the refunds that wait for staff or the provider, or that failed. */
  refunds: { state: string; count: number }[];
}

/** Reads only open sessions and unsettled refunds, because there are indexes for these rows. */
export async function readPaymentFigures(db: Db): Promise<PaymentFigures> {
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
