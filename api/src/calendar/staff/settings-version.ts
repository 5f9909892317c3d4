import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { ChangedMeanwhileError } from '../../http/changed-meanwhile-error.ts';
import { staffAudit } from '../../audit/records/tables.ts';

/** Adds a version to a setting. The version is a hash of the setting's values. */
export const addVersion = <Setting extends object>(setting: Setting) => ({
  ...setting,
  version: createHash('sha256').update(JSON.stringify(setting)).digest('base64url').slice(0, 16),
});

/** Locks a setting until the transaction ends, so that concurrent changes wait for each other. */
export const lockSetting = (tx: Tx, id: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar ${id}`}, 0))`);

/**
 * Throws 409 with the present setting if `seenVersion` is defined and differs from the
 * version of `current`. `id` is the id by which the audit log names the setting.
 */
export async function requireSettingVersion(
  tx: Tx,
  id: string,
  seenVersion: string | undefined,
  current: { version: string },
): Promise<void> {
  if (seenVersion === undefined || seenVersion === current.version) return;
  const [change] = await tx
    .select({ by: staffAudit.staffEmail, at: staffAudit.at })
    .from(staffAudit)
    .where(and(eq(staffAudit.subjectKind, 'calendar'), eq(staffAudit.subjectId, id)))
    .orderBy(desc(staffAudit.id))
    .limit(1);
  throw new ChangedMeanwhileError('This setting', {
    current,
    by: change?.by ?? '',
    at: change?.at.toISOString() ?? null,
  });
}
