import { and, eq } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import type { Db } from '../../db/db.ts';
import { staffAudit } from '../../audit/records/tables.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import type { recordReleaseChange } from 'contract/releases/recorded-requests';
import type { CallBody } from '../../http/serve-call.ts';

type ReleaseChange = CallBody<typeof recordReleaseChange>;
type ReleaseRequest = Omit<ReleaseChange, 'what'> & { what: ReleaseChange['what'] | 'preview' };

const SUBJECT_KIND = 'release';

/**
 * Writes a request to change or preview releases to the audit log, once for each `key`. Returns the
 * staff member's name, or the e-mail of a member without a name.
 */
export async function recordReleaseRequest(
  db: Db,
  user: { id: number },
  { key, what, versions, share, reason }: ReleaseRequest,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, user.id));
    const [earlierEntry] = await tx
      .select({ id: staffAudit.id })
      .from(staffAudit)
      .where(and(eq(staffAudit.subjectKind, SUBJECT_KIND), eq(staffAudit.subjectId, key)))
      .limit(1);
    if (earlierEntry === undefined)
      await writeAudit(tx, user, {
        action: `release.${what}Requested`,
        subject: { kind: SUBJECT_KIND, id: key },
        after: { versions, ...(share !== undefined && { share }) },
        reason,
      });
    return account?.name || (account?.email ?? '');
  });
}
