import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { toLondonDayFrom } from '../../schedule/london-day.ts';
import { orders } from '../records/tables.ts';
import { listStatesWith } from '../state/order-states.ts';

/** Number of orders per transaction. */
const BATCH_SIZE = 50;

/** Hour in London from which reminders go. */
const REMINDER_HOUR = 9;

/**
 * Mails a reminder for each order whose rest is due on this day or was due before, once for each
 * due day. Orders on hold are not reminded.
 */
export async function remindOfRest(db: Db, now = new Date()): Promise<void> {
  const day = toLondonDayFrom(REMINDER_HOUR, now);
  for (let count = BATCH_SIZE; count === BATCH_SIZE;) count = await remindBatch(db, day);
}

const remindBatch = (db: Db, day: string): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: orders.id, restDueOn: orders.restDueOn })
      .from(orders)
      .where(
        and(
          lte(orders.restDueOn, day),
          eq(orders.restReminded, false),
          isNull(orders.hold),
          ne(orders.email, ''),
          inArray(orders.state, [...listStatesWith('certain'), ...listStatesWith('completed')]),
        ),
      )
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    for (const { id, restDueOn } of rows) {
      const job = { kind: 'payment-reminder', orderid: id };
      await enqueueMail(tx, { job, once: `payment-reminder:${id}:${restDueOn}` });
      await tx.update(orders).set({ restReminded: true }).where(eq(orders.id, id));
    }
    return rows.length;
  });
