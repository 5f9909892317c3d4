import type { JobRecord } from 'contract/work/board';
import { and, asc, eq } from 'drizzle-orm';
import { staffNameSql } from '../../contact/staff/colleagues.ts';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';
import { toApiPhotos } from '../../photos/photo-address.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { crewEvents, jobPhotos } from './tables.ts';

interface JobOfOrder {
  orderno: string;
  trade: BookingKind;
}

/** Returns the photos and the signature of a job for staff. Throws 404 for an unknown order. */
export async function loadJobRecord(tx: Tx, { orderno, trade }: JobOfOrder): Promise<JobRecord> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderno, orderno));
  if (order === undefined) throw notFound('There is no such order.');
  const photos = await tx
    .select()
    .from(jobPhotos)
    .where(and(eq(jobPhotos.orderid, order.id), eq(jobPhotos.trade, trade)))
    .orderBy(asc(jobPhotos.id));
  return {
    photos: await toApiPhotos(tx, photos),
    signature: await loadSignature(tx, order.id, trade),
  };
}

async function loadSignature(
  tx: Tx,
  orderid: number,
  trade: BookingKind,
): Promise<JobRecord['signature']> {
  const [row] = await tx
    .select({ event: crewEvents, takenBy: staffNameSql })
    .from(crewEvents)
    .leftJoin(users, eq(users.id, crewEvents.userid))
    .where(
      and(
        eq(crewEvents.orderid, orderid),
        eq(crewEvents.trade, trade),
        eq(crewEvents.kind, 'signature'),
      ),
    );
  if (row === undefined) return null;
  const { signer, signature, reason, at, pressedAt } = row.event;
  return {
    name: signer,
    path: signature,
    reason,
    at: at.toISOString(),
    phonetime: pressedAt.toISOString(),
    takenby: row.takenBy ?? '',
  };
}
