import type { AuditEntry } from 'contract/staff/audit-entry';

/** Splits camel case into words. 'addressChanged' becomes 'address changed'. */
export const toWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** Describes an action in words. 'order.addressChanged' becomes 'Order: address changed'. */
export function describeAction(action: string): string {
  const [noun = '', verb = ''] = action.split('.');
  const words = [toWords(noun), toWords(verb)].filter(Boolean).join(': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** Returns the changed fields of an entry, with words for missing values. */
export function listChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field: toWords(field),
    before: formatValue(before?.[field]),
    after: formatValue(after?.[field]),
  }));
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'object') return JSON.stringify(value);
  // Splits names of steps and states, such as 'in_care', into words.
  return /^[a-z]+(_[a-z]+)+$/.test(String(value)) ? toWords(String(value)) : String(value);
}

/** Returns the path of the page about an entry's subject, or null without such a page. */
export function findSubjectPath({
  subjectkind,
  subjectid,
}: Pick<AuditEntry, 'subjectkind' | 'subjectid'>): string | null {
  if (subjectkind === 'order') return `/admin/orders/${encodeURIComponent(subjectid)}`;
  return subjectkind === 'person' || subjectkind === 'invitation' ? '/admin/people' : null;
}
