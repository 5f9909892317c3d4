import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit/records/write-audit.ts';
import { staffNameSql } from '../../contact/staff/colleagues.ts';
import type { Db, Tx } from '../../db/db.ts';
import { ChangedMeanwhileError } from '../../http/changed-meanwhile-error.ts';
import { users } from '../../people/records/tables.ts';
import { type ReviewRow, reviews } from '../records/tables.ts';
import { createUnknownReviewError, loadStaffReview } from './list-reviews.ts';

type ReviewChange = Partial<Pick<ReviewRow, 'state' | 'reason' | 'reply'>>;

interface ReviewDecision {
  id: number;
  /** Version that the member of staff has read. */
  version: number;
  /** Verb of the audit log. */
  verb: 'released' | 'refused' | 'answered';
  changes: ReviewChange;
}

/**
 * Changes a review and writes the change to the audit log. Throws 409 with the present review if a
 * colleague has changed it since `version`.
 */
export async function changeReview(
  db: Db,
  user: { id: number },
  { id, version, verb, changes }: ReviewDecision,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
    if (review === undefined) throw createUnknownReviewError();
    await requireVersion(tx, review, version);
    await tx
      .update(reviews)
      .set({ ...changes, version: version + 1, changedBy: user.id, changedAt: sql`now()` })
      .where(eq(reviews.id, id));
    const { reason = '', ...values } = changes;
    await writeAudit(tx, user, {
      action: `review.${verb}`,
      subject: { kind: 'review', id },
      before: pickValues(review, values),
      after: values,
      reason,
    });
  });
}

const pickValues = (review: ReviewRow, values: ReviewChange) => ({
  ...(values.state !== undefined && { state: review.state }),
  ...(values.reply !== undefined && { reply: review.reply }),
});

async function requireVersion(tx: Tx, review: ReviewRow, version: number): Promise<void> {
  if (review.version === version) return;
  const [changer] = await tx
    .select({ name: staffNameSql })
    .from(users)
    .where(eq(users.id, review.changedBy ?? 0));
  throw new ChangedMeanwhileError('This review', {
    current: await loadStaffReview(tx, review.id),
    by: changer?.name ?? 'A colleague',
    at: review.changedAt.toISOString(),
  });
}
