import { orderNotes } from '../../records/tables.ts';
import type { Effect } from '../order-event.ts';
import { requireStaffId } from '../staff-cause.ts';

/**
 * Adds an internal note to an order. A repeated call with the same key adds nothing. The audit log
 * contains no text of the note, because an erasure of the customer must delete this text.
 */
export const addNote: Effect<'addNote'> = async ({ tx, order, cause, input: { text, key } }) => {
  const [note] = await tx
    .insert(orderNotes)
    .values({ orderid: order.id, staffid: requireStaffId(cause), text, key })
    .onConflictDoNothing({ target: orderNotes.key })
    .returning({ id: orderNotes.id });
  return note === undefined ? 'unchanged' : { after: { note: note.id } };
};
