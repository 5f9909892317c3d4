import * as calls from 'contract/staff/audit';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listAuditActions, searchAudit } from './search-audit.ts';

/** Calls that read the audit log, for owners only. */
export const auditRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, calls.listAuditActions, async () => ({ data: await listAuditActions(db) }));

  serveCall(app, calls.searchAudit, async ({ body }) => {
    const { subjectkind, subjectid, after, size, ...otherFilters } = body;
    requireDay('from', body.from);
    requireDay('to', body.to);
    const filter = { ...otherFilters, subjectKind: subjectkind, subjectId: subjectid };
    const { entries, next } = await searchAudit(db, filter, { after, size });
    const data = entries.map(({ id, at, action, reason, before, after: values, ...entry }) => ({
      id,
      at: at.toISOString(),
      person: entry.staffEmail,
      action,
      reason,
      subjectkind: entry.subjectKind,
      subjectid: entry.subjectId,
      subjectname: entry.subjectName,
      before,
      after: values,
    }));
    return { data, next };
  });
};

/** Throws 400 for a day that does not exist, such as 30 February. */
function requireDay(field: 'from' | 'to', day: string | undefined): void {
  if (!day) return;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day))
    throw invalidField(field, 'This day does not exist.');
}
