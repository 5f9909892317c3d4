import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';
import { toJobKey } from '../records/job-demands.ts';
import { crewEvents, jobPhotos } from './tables.ts';

/**
 * Returns the jobs with photos or a signature of the orders that match `isOwnOrder`, for an export.
 * Omits what only the shop needs, and reasons and notes of the crew.
 */
export async function exportJobs(tx: Tx, isOwnOrder: SQL | undefined) {
  const photos = await tx
    .select({ orderid: orders.id, orderno: orders.orderno, trade: jobPhotos.trade })
    .from(jobPhotos)
    .innerJoin(orders, eq(orders.id, jobPhotos.orderid))
    .where(isOwnOrder)
    .orderBy(asc(jobPhotos.id));
  const signatures = await tx
    .select({ orderid: orders.id, orderno: orders.orderno, trade: crewEvents.trade, crewEvents })
    .from(crewEvents)
    .innerJoin(orders, eq(orders.id, crewEvents.orderid))
    .where(and(isOwnOrder, eq(crewEvents.kind, 'signature')))
    .orderBy(asc(crewEvents.at));
  const photosByJob = Map.groupBy(photos, toJobKey);
  const signatureByJob = new Map(signatures.map((row) => [toJobKey(row), row.crewEvents] as const));
  const jobs = new Map([...photos, ...signatures].map((row) => [toJobKey(row), row]));
  return [...jobs].map(([key, { orderno, trade }]) => {
    const signature = signatureByJob.get(key);
    return {
      orderno,
      trade,
      photos: photosByJob.get(key)?.length ?? 0,
      signedBy: signature?.signer ?? '',
      signedAt: signature?.at ?? null,
      signature: signature?.signature ?? '',
    };
  });
}
