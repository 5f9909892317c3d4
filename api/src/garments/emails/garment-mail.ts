import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { NoRecipientError } from '../../mail/email/email.ts';
import type { NewMail } from '../../mail/queue/queue.ts';
import { loadMailOrder, type OrderMail } from '../../orders/records/order-mail.ts';
import { isCancelled } from '../../orders/state/order-states.ts';
import { type GarmentRow, garments } from '../records/tables.ts';

/** A queued mail about garments of an order. It has only ids, because jobs must contain no personal data. */
export interface GarmentMail extends OrderMail {
  garmentids: number[];
  /** Id of the customer's reply that the mail is about. */
  replyid?: number;
}

/** Returns the mail with the condition of garments for the queue. A changed description is sent again. */
export const createConditionMail = (orderid: number, rows: readonly GarmentRow[]): NewMail => ({
  job: { kind: 'garment-condition', orderid, garmentids: rows.map(({ id }) => id) },
  once: `garment-condition:${rows.map(({ id, version }) => `${id}.${version}`).join(',')}`,
});

/** Returns the order and those garments of a mail that are in `state`. Throws a `NoRecipientError` without any. */
export async function loadMailGarments(tx: Tx, mail: GarmentMail, state: GarmentRow['state']) {
  const order = await loadMailOrder(tx, mail);
  const rows = await tx
    .select()
    .from(garments)
    .where(inArray(garments.id, mail.garmentids))
    .orderBy(garments.number);
  const ownRows = rows.filter((row) => row.state === state);
  if (ownRows.length === 0 || isCancelled(order)) throw new NoRecipientError();
  return { order, rows: ownRows };
}

/** Returns the ticket of a mail's only garment. Throws a `NoRecipientError` if it was deleted. */
export async function loadMailTicket(tx: Tx, { garmentids: [id = 0] }: GarmentMail) {
  const [row] = await tx
    .select({ ticket: garments.ticket, name: garments.name })
    .from(garments)
    .where(eq(garments.id, id));
  if (row === undefined) throw new NoRecipientError();
  return row;
}
