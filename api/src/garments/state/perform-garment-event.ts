import { garmentStateLabels } from 'contract/garments/garment-state';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { AuditValues } from '../../audit/records/tables.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { orders } from '../../orders/records/tables.ts';
import { garmentHistory, type GarmentRow, garments } from '../records/tables.ts';
import {
  type GarmentEvent,
  garmentTransitions,
  isPossible,
  isStoppedByHold,
  needsReason,
} from './garment-transitions.ts';

/** Originator of an event, with the text for the history. */
export interface GarmentCause {
  /** Member of staff, or null for the customer. */
  staffid: number | null;
  /** Reason of staff or reply of the customer, or ''. */
  text?: string;
}

/** Columns that an event changes besides the state, and their values for the audit log. */
interface GarmentChange {
  set?: Omit<PgUpdateSetSource<typeof garments>, 'state'>;
  before?: AuditValues;
  after?: AuditValues;
}

/**
 * Applies an event to a garment that the transaction has locked: writes the state, an entry of the
 * history and, for staff, an entry of the audit log. Returns the changed garment. Throws 409 for an
 * event that the state or an order on hold forbids, and 400 at the field of the reason without a
 * needed one.
 */
export async function performGarmentEvent(
  tx: Tx,
  garment: GarmentRow,
  event: GarmentEvent,
  { staffid, text = '' }: GarmentCause,
  { set = {}, before, after }: GarmentChange = {},
): Promise<GarmentRow> {
  if (!isPossible(event, garment.state)) throw createForbiddenEventError(garment);
  if (isStoppedByHold(event) && (await isOrderOnHold(tx, garment)))
    throw conflict('The order is on hold, so its garments stay as they are.', 'on_hold');
  if (staffid !== null && text.trim() === '' && needsReason(event, garment.state))
    throw invalidField('reason', 'Reason: please type a reason.');
  const { to, title, verb, raisesVersion } = garmentTransitions[event];
  const state = to ?? garment.state;
  const [changedGarment] = await tx
    .update(garments)
    .set({
      // The answer is about the description that the customer saw. A step of staff acts on it.
      ...(staffid !== null && to !== null && { answer: '' as const }),
      ...set,
      state,
      version: raisesVersion ? garment.version + 1 : garment.version,
      changedBy: staffid,
      changedAt: sql`now()`,
    })
    .where(eq(garments.id, garment.id))
    .returning();
  if (changedGarment === undefined) throw new Error('The changed garment is missing.');
  await tx.insert(garmentHistory).values({
    garmentid: garment.id,
    state,
    title,
    text,
    by: staffid === null ? 'customer' : 'staff',
    staffid,
  });
  if (staffid !== null)
    await writeAudit(
      tx,
      { id: staffid },
      {
        action: `garment.${verb}`,
        subject: { kind: 'garment', id: garment.ticket },
        before: { ...(to !== null && { state: garment.state }), ...before },
        after: { ...(to !== null && { state }), ...after },
        reason: text,
      },
    );
  return changedGarment;
}

const isOrderOnHold = async (tx: Tx, { orderid }: GarmentRow): Promise<boolean> =>
  (await tx.$count(orders, and(eq(orders.id, orderid), isNotNull(orders.hold)))) > 0;

const createForbiddenEventError = ({ ticket, state }: GarmentRow) =>
  conflict(
    `Garment ${ticket} is in the state ‘${garmentStateLabels[state]}’, so this is not possible now.`,
    'bad_transition',
  );
