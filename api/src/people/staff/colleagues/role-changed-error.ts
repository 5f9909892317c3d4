import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { HttpError } from '../../../http/http-error.ts';
import { staffAudit } from '../../../audit/records/tables.ts';

/** A 409 error if another owner has changed the role since the page was loaded. */
export class RoleChangedError extends HttpError {
  override readonly extraFields: { current: { role: string }; by: string; at: string | null };

  private constructor(role: string, by: string, at: Date | null) {
    super(409, 'changed_meanwhile', `The role was changed meanwhile. It is '${role}' now.`);
    this.extraFields = { current: { role }, by, at: at?.toISOString() ?? null };
  }

  static async create(tx: Tx, { id, role }: { id: number; role: string }) {
    const [change] = await tx
      .select({ by: staffAudit.staffEmail, at: staffAudit.at })
      .from(staffAudit)
      .where(and(eq(staffAudit.subjectKind, 'person'), eq(staffAudit.subjectId, String(id))))
      .orderBy(desc(staffAudit.id))
      .limit(1);
    return new RoleChangedError(role, change?.by ?? '', change?.at ?? null);
  }
}
