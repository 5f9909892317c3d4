import { inArray } from 'drizzle-orm';
import { redactAudit } from '../../audit/records/redact-audit.ts';
import type { Tx } from '../../db/db.ts';
import { reviews } from './tables.ts';

/**
 * Deletes the reviews of these orders, because their texts can contain a name, and the texts of the
 * audit log about them.
 */
export async function eraseReviews(tx: Tx, orderIds: number[]): Promise<void> {
  const rows = await tx
    .delete(reviews)
    .where(inArray(reviews.orderid, orderIds))
    .returning({ id: reviews.id });
  await redactAudit(
    tx,
    'review',
    rows.map(({ id }) => String(id)),
  );
}
