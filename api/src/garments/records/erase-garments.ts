import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { redactAudit } from '../../audit/records/redact-audit.ts';
import type { Tx } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';
import { listFindings } from './find-garment.ts';
import { garmentHistory, garmentPhotos, garments } from './tables.ts';

/**
 * Deletes the garments of orders, with their findings, photos and history, and the texts of the
 * audit log about them. The clean-up deletes the files of the photos.
 */
export async function eraseGarments(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const rows = await tx
    .delete(garments)
    .where(inArray(garments.orderid, [...orderIds]))
    .returning({ ticket: garments.ticket });
  await redactAudit(
    tx,
    'garment',
    rows.map(({ ticket }) => ticket),
  );
}

/** Returns the garments of the orders that match `isOwnOrder`, for an export. Omits what only the shop needs, and reasons of staff. */
export async function exportGarments(tx: Tx, isOwnOrder: SQL | undefined) {
  const rows = await tx
    .select({ garment: garments, orderno: orders.orderno })
    .from(garments)
    .innerJoin(orders, eq(orders.id, garments.orderid))
    .where(isOwnOrder)
    .orderBy(asc(garments.id));
  return Promise.all(
    rows.map(async ({ garment, orderno }) => ({
      ticket: garment.ticket,
      orderno,
      name: garment.name,
      state: garment.state,
      value: garment.value,
      note: garment.note,
      findings: await listFindings(tx, garment.id),
      photos: await tx.$count(garmentPhotos, eq(garmentPhotos.garmentid, garment.id)),
      handedOverTo: garment.handedOverTo,
      handedOverAt: garment.handedOverAt,
      signature: garment.signature,
      createdAt: garment.createdAt,
      history: await exportHistory(tx, garment.id),
    })),
  );
}

async function exportHistory(tx: Tx, garmentid: number) {
  const rows = await tx
    .select()
    .from(garmentHistory)
    .where(eq(garmentHistory.garmentid, garmentid))
    .orderBy(asc(garmentHistory.id));
  return rows.map(({ state, title, text, by, at }) => ({
    state,
    title,
    by,
    ...(by === 'customer' && { text }),
    at,
  }));
}
