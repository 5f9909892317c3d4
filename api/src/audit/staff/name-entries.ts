import { capitalise } from 'contract/orders/order-texts/outline';
import { type CatalogueKind, catalogueKinds } from 'contract/staff/catalogue/kinds';
import type { Db } from '../../db/db.ts';
import { getMailName } from '../../email-templates.ts';
import type { AuditValues, staffAudit } from '../records/tables.ts';
import { loadNames, type Reference } from './load-names.ts';

type AuditRow = typeof staffAudit.$inferSelect;
type FindName = (reference: Reference) => string | undefined;

/** Most names of a list. The rest is counted. */
const MAX_NAMES = 10;

/** Adds the subject's name to audit entries, and replaces the ids in their values by names. */
export async function nameEntries(db: Db, rows: readonly AuditRow[]) {
  const findName = await loadNames(db, rows.flatMap(listReferences));
  return rows.map((row) => ({
    ...row,
    subjectName: nameSubject(row, findName),
    before: nameValues(row, row.before, findName),
    after: nameValues(row, row.after, findName),
  }));
}

function listReferences(row: AuditRow): Reference[] {
  const references = [getSubject(row)];
  const collect = (reference: Reference) => void references.push(reference);
  for (const values of [row.before, row.after]) nameValues(row, values, collect);
  return references.filter(({ id }) => Number.isInteger(id) && id > 0);
}

/** Older entries of an import have the draft's id beside the imported kind. */
const getSubject = ({ action, subjectKind, subjectId }: AuditRow): Reference => ({
  kind: action === 'catalogue.imported' ? 'draft' : subjectKind,
  id: Number(subjectId),
});

/** Returns the subject's name, or its noun and number if it is gone. '' if it needs no name. */
function nameSubject(row: AuditRow, findName: FindName): string {
  const subject = getSubject(row);
  const values = { ...row.before, ...row.after };
  const name = findName(subject);
  if (subject.kind === 'person') return name ?? '';
  if (subject.kind === 'invitation' && values['email'])
    return `Invitation of ${String(values['email'])}`;
  if (subject.kind === 'mail' && values['kind'])
    return `Mail ‘${getMailName(String(values['kind']))}’`;
  if (subject.kind === 'message' && name) return `Message from ${name}`;
  const viewName = subject.kind === 'view' ? values['name'] : undefined;
  const noun = findCatalogueKind(subject.kind)?.noun ?? subject.kind;
  if (name || viewName) return `${capitalise(noun)} ‘${name || String(viewName)}’`;
  return Number.isInteger(subject.id) ? `${capitalise(noun)} ${subject.id}` : '';
}

const findCatalogueKind = (kind: unknown): CatalogueKind | undefined =>
  catalogueKinds.find(({ name }) => name === kind);

function nameValues(row: AuditRow, values: AuditValues | null, findName: FindName) {
  if (values === null) return null;
  const named = Object.entries(values)
    // Replies have no name. The entry's action says that there is one.
    .filter(([field]) => field !== 'reply')
    .map(([field, value]) => {
      if (field === 'kind') return [field, findCatalogueKind(value)?.label ?? value];
      const kind = findReferencedKind(row, values, field);
      return [field, kind === undefined ? value : nameValue(kind, value, findName)];
    });
  return Object.fromEntries(named) as AuditValues;
}

/** Returns the kind of the rows whose ids are in a field, or undefined for other fields. */
function findReferencedKind({ subjectKind }: AuditRow, values: AuditValues, field: string) {
  if (field === 'assignee') return 'person';
  if (field === 'draft' || field === 'publication') return field;
  if (field === 'ids') return findCatalogueKind(values['kind'])?.name;
  return findCatalogueKind(subjectKind)?.fields.find(({ name }) => name === field)?.of;
}

function nameValue(kind: string, value: unknown, findName: FindName): unknown {
  if (typeof value === 'number')
    return findName({ kind, id: value }) ?? (kind === 'person' ? 'a former colleague' : value);
  if (!Array.isArray(value)) return value;
  const names = value.map((item) => nameValue(kind, item, findName));
  const omittedCount = names.length - MAX_NAMES;
  return omittedCount > 0 ? [...names.slice(0, MAX_NAMES), `and ${omittedCount} more`] : names;
}
