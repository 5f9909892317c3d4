import { formatTime } from 'contract/calendar/date-texts';
import { isDay } from 'contract/calendar/day';
import type { AuditEntry } from 'contract/staff/audit';
import { formatMoney } from 'shared/format';
import { formatShortDay } from '../ui/short-dates';

/** Splits camel case into words. 'addressChanged' becomes 'address changed'. */
export const toWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
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

/** Fields whose name is not a word that staff know. */
const fieldWords: Record<string, string> = {
  pence: 'amount',
  trade: 'kind',
  eventdate: 'event date',
  postalcode: 'postcode',
  last_name: 'last name',
  lastname: 'last name',
  workfrom: 'work from',
  workto: 'work to',
  placedfrom: 'placed from',
  placedto: 'placed to',
  publishat: 'published on',
  undated: 'without a date',
  told: "said on the customer's page",
  slug: 'page’s address',
  ids: 'changed',
  serviceid: 'service',
  subserviceids: 'sub-services',
  productid: 'product',
  topicid: 'topic',
};

/** Fields with integer pence, of refunds and of the catalogue. */
const moneyFields = ['pence', 'price', 'amount', 'charge'];

/** Fields that people type. Their hyphens do not separate words. */
const typedFields = ['slug', 'name'];

/** Returns the changed fields of an entry in words. Omits fields that are the same as before. */
export function listChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      field: toFieldWords(field),
      before: formatValue(field, before?.[field]),
      after: formatValue(field, after?.[field]),
    }))
    .filter((change) => before === null || change.before !== change.after);
}

const toFieldWords = (field: string) => fieldWords[field] ?? toWords(field);

function formatValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (moneyFields.includes(field) && typeof value === 'number') return formatMoney(value);
  if (Array.isArray(value)) return value.map((item) => formatValue(field, item)).join(', ') || '–';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, item]) => `${toFieldWords(name)} ${formatValue(name, item)}`)
      .join(', ');
  const text = String(value);
  if (isDay(text)) return formatShortDay(text);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatTime(text);
  if (typedFields.includes(field)) return text;
  // Splits names of steps, states and mails, such as 'in_care' and 'day-moved', into words.
  return /^[a-z]+([_-][a-z]+)+$/.test(text) ? toWords(text) : text;
}

/** Returns the path of the page about an entry's subject, or null without such a page. */
export function findSubjectPath({
  subjectkind,
  subjectid,
}: Pick<AuditEntry, 'subjectkind' | 'subjectid'>): string | null {
  if (subjectkind === 'order') return `/admin/orders/${encodeURIComponent(subjectid)}`;
  if (subjectkind === 'draft') return `/admin/catalogue/drafts/${subjectid}`;
  if (subjectkind === 'message') return `/admin/messages/${subjectid}`;
  return subjectkind === 'person' || subjectkind === 'invitation' ? '/admin/people' : null;
}
