import { formatDay } from 'contract/calendar/date-texts';
import { isDay } from 'contract/calendar/day';
import {
  getAuditName,
  getOrderAction,
  orderActionNames,
} from 'contract/order-actions/order-actions';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../../db/db.ts';
import { type AuditValues, staffAudit } from '../../../../audit/records/tables.ts';
import type { NewTimelineEntry } from './timeline-entry.ts';

/**
 * Titles of changes that only the audit log records. Other changes of orders are stored in separate
 * tables.
 */
const titleByAction: ReadonlyMap<string, string> = new Map([
  ...orderActionNames.flatMap((name) => {
    const { timelineTitle } = getOrderAction(name);
    return timelineTitle === null ? [] : [[getAuditName(name), timelineTitle] as const];
  }),
  ['job.assigned', 'Crew set'],
  ['job.unassigned', 'Crew removed'],
  ['job.changed', 'Job changed'],
  ['job.onTheWay', 'Crew on the way'],
  ['job.begun', 'Job begun'],
  ['job.done', 'Job done'],
  ['job.noted', 'Note of the crew'],
  ['job.signed', 'Signed at the job'],
  ['job.extraAdded', 'Extra at the job'],
]);

const labelByField: Record<string, string> = {
  name: 'First name',
  last_name: 'Last name',
  address: 'Address',
  city: 'City',
  postalcode: 'Post code',
  mobile: 'Mobile',
  email: 'E-mail',
  eventdate: 'Wedding or event',
  until: 'Until about',
  told: "Said on the customer's page",
  pickup: 'From',
  destination: 'To',
  lines: 'Lines',
  texts: 'Texts of add-ons',
  note: "Customer's note",
  move: 'Day of the move',
  visit: 'Day of the garments',
  discount: 'Discount',
  delivery: 'Delivery',
  total: 'Total',
  crew: 'Crew',
  van: 'Van',
  start: 'Start',
  crewnote: 'Note for the crew',
  crewtext: 'Note of the crew',
};

/** Returns the changes of an order's details and links as timeline entries. */
export async function loadAuditEntries(
  tx: Tx,
  orderno: string,
  getStaffName: (staffid: number | null) => string,
): Promise<NewTimelineEntry[]> {
  const rows = await tx
    .select()
    .from(staffAudit)
    .where(
      and(
        eq(staffAudit.subjectKind, 'order'),
        eq(staffAudit.subjectId, orderno),
        inArray(staffAudit.action, [...titleByAction.keys()]),
      ),
    )
    .orderBy(asc(staffAudit.id));
  return rows.map(({ id, at, action, staffid, staffEmail, before, after, reason }) => ({
    id: `audit-${id}`,
    kind: 'change',
    title: titleByAction.get(action) ?? action,
    at,
    reason,
    by: getStaffName(staffid) || staffEmail,
    ...(before !== null && after !== null && { changes: listChanges(before, after) }),
  }));
}

const listChanges = (before: AuditValues | null, after: AuditValues | null) =>
  Object.keys({ ...before, ...after })
    .map((name) => ({
      label: labelByField[name] ?? name,
      before: toText(before?.[name]),
      after: toText(after?.[name]),
    }))
    .filter((change) => change.before !== change.after);

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return '';
  return isDay(value) ? formatDay(value) : value;
}
