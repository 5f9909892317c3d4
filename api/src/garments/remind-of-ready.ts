import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { enqueueMail } from '../mail/queue/queue.ts';
import { orders } from '../orders/records/tables.ts';
import { addDays, toLondonDay } from '../schedule/london-day.ts';
import { garments } from './records/tables.ts';

/** Days after which a garment that is ready and was not fetched is reminded of. */
const REMINDER_DAYS = 7;

/** Time of the day at which reminders go, in ms after midnight in London. */
const REMINDER_TIME_MS = 10 * 3_600_000;

/** Number of garments per transaction. */
const BATCH_SIZE = 100;

/**
 * Mails one reminder for the garments of an order that are ready since a week, once for each
 * garment, unless the order is on hold or staff switched off its reminders.
 */
export async function remindOfReadyGarments(db: Db, now = new Date()): Promise<void> {
  const day = toLondonDay(new Date(now.getTime() - REMINDER_TIME_MS));
  const lastDay = addDays(day, 1 - REMINDER_DAYS);
  for (let count = BATCH_SIZE; count === BATCH_SIZE;) count = await remindBatch(db, lastDay);
}

/** Reminds of garments that were ready before `day`, a day in London. Returns their number. */
const remindBatch = (db: Db, day: string): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: garments.id, orderid: garments.orderid })
      .from(garments)
      .innerJoin(orders, eq(orders.id, garments.orderid))
      .where(
        and(
          eq(garments.state, 'ready'),
          isNull(garments.remindedAt),
          lt(garments.readyAt, sql`(${day}::timestamp at time zone 'Europe/London')`),
          ne(orders.email, ''),
          eq(orders.remindersOff, false),
          isNull(orders.hold),
        ),
      )
      .orderBy(garments.id)
      .limit(BATCH_SIZE)
      .for('update', { of: garments, skipLocked: true });
    for (const [orderid, own] of Map.groupBy(rows, (row) => row.orderid)) {
      const garmentids = own.map(({ id }) => id);
      const job = { kind: 'garment-reminder', orderid, garmentids };
      await enqueueMail(tx, { job, once: `garment-reminder:${garmentids.join(',')}` });
      for (const id of garmentids)
        await tx
          .update(garments)
          .set({ remindedAt: sql`now()` })
          .where(eq(garments.id, id));
    }
    return rows.length;
  });
