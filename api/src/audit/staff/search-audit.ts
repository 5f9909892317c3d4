import { and, desc, eq, gte, ilike, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import { escapeWildcards, toPattern } from '../../db/search-text.ts';
import { staffAudit } from '../records/tables.ts';
import { nameEntries } from './name-entries.ts';

export interface AuditFilter {
  /** Part of the staff member's e-mail. */
  person?: string;
  action?: string;
  subjectKind?: string;
  subjectId?: string;
  /** First and last day in London, as 'YYYY-MM-DD'. */
  from?: string;
  to?: string;
}

interface AuditPage {
  /** Id of the last entry of the previous page. */
  after?: number;
  size: number;
}

/**
 * Returns the matching entries, newest first. `next` is the value of `after` for the next page, or
 * null for the last page.
 */
export async function searchAudit(db: Db, filter: AuditFilter, { after, size }: AuditPage) {
  const isOlder = after === undefined ? undefined : lt(staffAudit.id, after);
  const rows = await db
    .select()
    .from(staffAudit)
    .where(and(...buildConditions(filter), isOlder))
    .orderBy(desc(staffAudit.id))
    .limit(size + 1);
  const entries = await nameEntries(db, rows.slice(0, size));
  return { entries, next: rows.length > size ? (entries.at(-1)?.id ?? null) : null };
}

function buildConditions({ person, action, subjectKind, subjectId, from, to }: AuditFilter) {
  const conditions: (SQL | undefined | '')[] = [
    person && ilike(staffAudit.staffEmail, toPattern(person)),
    action && eq(staffAudit.action, action),
    subjectKind && eq(staffAudit.subjectKind, subjectKind),
    subjectId && ilike(staffAudit.subjectId, escapeWildcards(readSubjectId(subjectId))),
    from && gte(staffAudit.at, sql`(${from}::date)::timestamp at time zone 'Europe/London'`),
    to && lt(staffAudit.at, sql`(${to}::date + 1)::timestamp at time zone 'Europe/London'`),
  ];
  return conditions.map((condition) => condition || undefined);
}

/** An order number may be typed as the desk shows it, behind '#'. */
const readSubjectId = (text: string) => text.replace(/^#/, '');

/**
 * Returns the actions that occur in the log. Reads one index entry per action, so that a long log
 * does not slow down the query.
 */
export async function listAuditActions(db: Db): Promise<string[]> {
  const rows = await queryRows<{ action: string }>(
    db,
    sql`with recursive actions as (
      (select action from ${staffAudit} order by action limit 1)
      union all
      select (select next.action from ${staffAudit} next where next.action > actions.action
        order by next.action limit 1)
      from actions where actions.action is not null)
      select action from actions where action is not null`,
  );
  return rows.map(({ action }) => action);
}
