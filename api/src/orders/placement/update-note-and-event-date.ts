import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { refreshLateDay } from '../due/refresh-late-day.ts';
import { type OrderRow, orders } from '../records/tables.ts';
import type { Submission } from './submission.ts';

/**
 * Stores the latest note and event date of a repeated submission and returns the order. A new note
 * or date does not create another order, but the correction must not be lost.
 */
export async function updateNoteAndEventDate(
  tx: Tx,
  order: OrderRow,
  submission: Pick<Submission, 'note' | 'eventDate'>,
): Promise<OrderRow> {
  const note = submission.note ?? order.note;
  const eventDate = (submission.eventDate ?? order.eventDate) || null;
  if (note === order.note && eventDate === order.eventDate) return order;
  const [updatedOrder] = await tx
    .update(orders)
    .set({ note, eventDate, lateFrom: null })
    .where(eq(orders.id, order.id))
    .returning();
  await refreshLateDay(tx, order.id);
  return updatedOrder ?? order;
}
