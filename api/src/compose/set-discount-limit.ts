import type { DiscountLimit } from 'contract/compose/discount-limit';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../audit/records/write-audit.ts';
import type { Tx } from '../db/db.ts';
import { ChangedMeanwhileError } from '../http/changed-meanwhile-error.ts';
import type { CurrentUser } from '../people/sessions/sessions.ts';
import { loadDiscountLimit } from './pricing/discount-limit.ts';
import { discountLimits } from './records/tables.ts';

/**
 * Sets the limit of discounts and returns the new limit. Throws 409 with the present limit if
 * `version` is outdated.
 */
export async function setDiscountLimit(
  tx: Tx,
  { percent, version }: DiscountLimit,
  user: Pick<CurrentUser, 'id'>,
): Promise<DiscountLimit> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('discount limit', 0))`);
  const present = await loadDiscountLimit(tx);
  if (present.version !== version)
    throw new ChangedMeanwhileError('The limit', { current: present, by: '', at: null });
  const limit = { percent, version: version + 1 };
  await tx
    .insert(discountLimits)
    .values(limit)
    .onConflictDoUpdate({ target: discountLimits.id, set: limit });
  await writeAudit(tx, user, {
    action: 'discountLimit.changed',
    subject: { kind: 'discountLimit', id: 'all' },
    before: { percent: present.percent },
    after: { percent },
  });
  return limit;
}
