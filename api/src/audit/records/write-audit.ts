import { eq } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { type AuditValues, staffAudit } from './tables.ts';

export interface AuditEntry {
  /** Noun and verb, such as 'order.addressChanged'. */
  action: string;
  subject: { kind: string; id: string | number };
  /** Values of the changed fields before the change. Null if the subject is new. */
  before?: AuditValues | null;
  after?: AuditValues | null;
  /** Reason that the staff member typed, or ''. */
  reason?: string;
}

/**
 * Writes an entry of the audit log. Call this in the transaction of the change, so that the change
 * and its entry are stored together or not at all.
 */
export async function writeAudit(
  tx: Tx,
  user: { id: number },
  { action, subject, before = null, after = null, reason = '' }: AuditEntry,
): Promise<void> {
  const [account] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, user.id));
  await tx.insert(staffAudit).values({
    staffid: user.id,
    staffEmail: account?.email ?? '',
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    before,
    after,
    reason,
  });
}

/** Returns the fields of `after` whose values differ, with their values before and after. */
export function pickChanges(before: AuditValues, after: AuditValues) {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (values: AuditValues) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
