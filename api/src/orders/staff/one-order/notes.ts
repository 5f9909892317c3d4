import type { CurrentUser } from '../../../auth/sessions.ts';
import type { Tx } from '../../../db/db.ts';
import { writeAudit } from '../../../staff/audit/write-audit.ts';
import { orderNotes, type OrderRow } from '../../records/tables.ts';

/** Adds an internal note to an order. A repeated call with the same key adds nothing. */
export async function addNote(
  tx: Tx,
  order: OrderRow,
  { text, key }: { text: string; key: string },
  user: CurrentUser,
): Promise<void> {
  const addedNotes = await tx
    .insert(orderNotes)
    .values({ orderid: order.id, staffid: user.id, text, key })
    .onConflictDoNothing({ target: orderNotes.key })
    .returning({ id: orderNotes.id });
  const [note] = addedNotes;
  if (note === undefined) return;
  // The audit log contains no text of the note, because an erasure of the customer must delete this
  // text.
  await writeAudit(tx, user, {
    action: 'order.noteAdded',
    subject: { kind: 'order', id: order.orderno },
    after: { note: note.id },
  });
}
