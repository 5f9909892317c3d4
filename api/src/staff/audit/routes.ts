import type { ApiRoutes } from '../../http/api-routes.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { defineResponses } from '../../http/responses.ts';
import { AuditActionsResponse, AuditSearchBody, AuditSearchResponse } from './schemas.ts';
import { listAuditActions, searchAudit } from './search-audit.ts';

const success = { status: true as const };
const config = { permission: 'audit' } as const;

const schemas = {
  actions: {
    summary: 'The actions that occur in the audit log',
    response: defineResponses(AuditActionsResponse),
  },
  search: {
    summary: 'Entries of the audit log, the newest first',
    body: AuditSearchBody,
    response: defineResponses(AuditSearchResponse),
  },
};

/** Routes to search the audit log, for owners only. */
export const auditRoutes: ApiRoutes = async (app, { db }) => {
  app.get('/staff/audit/actions', { config, schema: schemas.actions }, async () => ({
    ...success,
    data: await listAuditActions(db),
  }));

  app.post('/staff/audit/search', { config, schema: schemas.search }, async ({ body }) => {
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
    return { ...success, data, next };
  });
};

/** Throws 400 for a day that does not exist, such as 30 February. */
function requireDay(field: 'from' | 'to', day: string | undefined): void {
  if (!day) return;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day))
    throw invalidField(field, 'This day does not exist.');
}
