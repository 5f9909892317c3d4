import type * as calls from 'contract/garments/staff-garment-changes';
import type { GarmentStep } from 'contract/garments/staff-garments';
import { and, eq, sql } from 'drizzle-orm';
import { pickChanges, writeAudit } from '../../audit/records/write-audit.ts';
import { staffNameSql } from '../../contact/staff/colleagues.ts';
import type { Db, Tx } from '../../db/db.ts';
import { ChangedMeanwhileError } from '../../http/changed-meanwhile-error.ts';
import { conflict, notFound } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import type { CallBody } from '../../http/serve-call.ts';
import { orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';
import type { PhotoOwner } from '../../photos/store-photo.ts';
import { MAX_GARMENT_PHOTOS } from 'contract/garments/garment-fields';
import { listFindings, lockGarment } from '../records/find-garment.ts';
import { garmentFindings, garmentPhotos, type GarmentRow, garments } from '../records/tables.ts';
import { performGarmentEvent } from '../state/perform-garment-event.ts';
import { isRemovable, loadStaffGarment } from './load-staff-garment.ts';

/** The body of a call that changes a garment, with the ticket from its path. */
type GarmentRequest<Body> = { ticket: string } & Body;

/** Locks a garment and runs a change on it. Throws 409 if it was changed since `version`. */
async function changeGarment(
  db: Db,
  { ticket, version }: GarmentRequest<{ version: number }>,
  change: (tx: Tx, garment: GarmentRow) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const garment = await lockGarment(tx, ticket);
    if (garment.version !== version) throw await createChangedError(tx, garment);
    await change(tx, garment);
  });
}

async function createChangedError(tx: Tx, { ticket, changedBy, changedAt }: GarmentRow) {
  const [changer] = await tx
    .select({ name: staffNameSql })
    .from(users)
    .where(eq(users.id, changedBy ?? 0));
  return new ChangedMeanwhileError(`Garment ${ticket}`, {
    current: await loadStaffGarment(tx, ticket),
    by: changer?.name ?? 'the customer',
    at: changedAt.toISOString(),
  });
}

/**
 * Saves the condition of a garment. A changed description must be sent to the customer again. Does
 * nothing if nothing differs.
 */
export const describeGarment = (
  db: Db,
  user: { id: number },
  {
    name,
    value,
    note,
    findings,
    ...change
  }: GarmentRequest<CallBody<typeof calls.describeGarment>>,
): Promise<void> =>
  changeGarment(db, change, async (tx, garment) => {
    const current = {
      name: garment.name,
      value: garment.value,
      note: garment.note,
      findings: await listFindings(tx, garment.id),
    };
    const { before, after } = pickChanges(current, { name, value, note, findings });
    if (Object.keys(after).length === 0) return;
    await performGarmentEvent(
      tx,
      garment,
      'describe',
      { staffid: user.id },
      { set: { name, value, note, answeredAt: null }, before, after },
    );
    await tx.delete(garmentFindings).where(eq(garmentFindings.garmentid, garment.id));
    if (findings.length > 0)
      await tx
        .insert(garmentFindings)
        .values(findings.map((finding) => ({ ...finding, garmentid: garment.id })));
  });

/** Columns that a step sets besides the state. */
const stepColumns: Partial<Record<GarmentStep, Partial<typeof garments.$inferInsert>>> = {
  backToCleaning: { readyAt: null, remindedAt: null },
  undoHandOver: { handedOverAt: null, handedOverTo: '', signature: '', handOverReason: '' },
};

/** Moves a garment to another state. */
export const moveGarment = (
  db: Db,
  user: { id: number },
  { step, reason = '', ...change }: GarmentRequest<CallBody<typeof calls.moveGarment>>,
): Promise<void> =>
  changeGarment(db, change, async (tx, garment) => {
    const isReady = step === 'markReady' || step === 'undoHandOver';
    const set = { ...stepColumns[step], ...(isReady && { readyAt: sql`now()` }) };
    await performGarmentEvent(tx, garment, step, { staffid: user.id, text: reason }, { set });
  });

/** SVG path of straight lines. */
const SIGNATURE_PATTERN = /^[ML0-9 ]*$/;

/** Hands a garment over. Throws 400 for the field `signature` if there is neither a signature nor a reason. */
export const handOverGarment = (
  db: Db,
  user: { id: number },
  { to, signature, reason = '', ...change }: GarmentRequest<CallBody<typeof calls.handOverGarment>>,
): Promise<void> =>
  changeGarment(db, change, async (tx, garment) => {
    if (!SIGNATURE_PATTERN.test(signature))
      throw invalidField('signature', 'Signature: it could not be read. Please sign again.');
    if (signature.trim() === '' && reason.trim() === '')
      throw invalidField(
        'signature',
        'Signature: it is empty. Let the customer sign, or type the reason why there is none.',
        'signature_empty',
      );
    const columns = { handedOverTo: to, signature: signature.trim(), handOverReason: reason };
    await performGarmentEvent(
      tx,
      garment,
      'handOver',
      { staffid: user.id, text: reason },
      { set: { ...columns, handedOverAt: sql`now()` }, after: { to, signed: signature !== '' } },
    );
  });

/** Deletes the ticket of a garment that the customer has not seen. Returns the number of its order. */
export async function removeGarment(
  db: Db,
  user: { id: number },
  { reason, ...change }: GarmentRequest<CallBody<typeof calls.removeGarment>>,
): Promise<string> {
  let orderno = '';
  await changeGarment(db, change, async (tx, garment) => {
    if (!isRemovable(garment))
      throw conflict('The customer has seen this garment, so its ticket cannot be deleted.');
    const [order] = await tx
      .select({ orderno: orders.orderno })
      .from(orders)
      .where(eq(orders.id, garment.orderid));
    orderno = order?.orderno ?? '';
    await tx.delete(garments).where(eq(garments.id, garment.id));
    await writeAudit(tx, user, {
      action: 'garment.removed',
      subject: { kind: 'garment', id: garment.ticket },
      before: { name: garment.name },
      reason,
    });
  });
  return orderno;
}

/** Returns a garment as the owner of uploaded photos. */
export const createGarmentPhotoOwner = (
  { id: garmentid, ticket }: GarmentRow,
  staffid: number,
): PhotoOwner<GarmentRow> => ({
  table: garmentPhotos,
  ownerCondition: eq(garmentPhotos.garmentid, garmentid),
  title: 'a garment',
  maxPhotos: MAX_GARMENT_PHOTOS,
  lock: (tx) => lockGarment(tx, ticket),
  async insert(tx, garment, photo) {
    await performGarmentEvent(tx, garment, 'addPhoto', { staffid });
    const [row] = await tx
      .insert(garmentPhotos)
      .values({ ...photo, garmentid, staffid })
      .returning();
    if (row === undefined) throw new Error('The stored photo is missing.');
    return row;
  },
});

/** Removes a photo. Its files are deleted by the clean-up. Throws 404 if the garment has no such photo. */
export async function removeGarmentPhoto(
  db: Db,
  user: { id: number },
  { ticket, photoid }: { ticket: string; photoid: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const garment = await lockGarment(tx, ticket);
    const photoCondition = and(
      eq(garmentPhotos.garmentid, garment.id),
      eq(garmentPhotos.id, photoid),
    );
    const removed = await tx.delete(garmentPhotos).where(photoCondition).returning();
    if (removed.length === 0) throw notFound('This garment has no such photo any more.');
    await performGarmentEvent(tx, garment, 'removePhoto', { staffid: user.id });
  });
}
