import type { DayRange } from 'contract/calls/day-range';
import { toPounds } from 'contract/values/pence';
import { sql } from 'drizzle-orm';
import { buildMailboxSql } from '../../records/build-mailbox-sql.ts';
import { formatPhone } from '../../customers/normalise-phone.ts';
import { type Db, queryRows } from '../../../db/db.ts';
import { listStatesWith } from '../../../orders/state/order-states.ts';
import type { Batches } from '../../../staff/exports/export-csv.ts';
import { isWithin } from '../../../staff/exports/day-range.ts';
import { toLondonTime } from '../../../staff/exports/london-time.ts';

export const customerColumnTitles = [
  ...['E-mail', 'First name', 'Last name', 'Phone', 'Address', 'City', 'Postcode'],
  ...['Orders', 'Cancelled orders', 'Total of orders', 'First order', 'Latest order'],
];

/** Number of customers per query, which limits the memory that an export needs. */
const BATCH_SIZE = 1_000;

interface CustomerRow {
  /** Mailbox of the customer's e-mail addresses. */
  key: string;
  email: string;
  name: string;
  lastName: string;
  mobile: string;
  address: string;
  city: string;
  postalcode: string;
  orderCount: number;
  cancelledCount: number;
  total: number;
  firstAt: string;
  latestAt: string;
}

/**
 * Yields one row per customer who ordered on the days of the range. Two orders have the same
 * customer if their e-mail addresses have the same mailbox. The rows are sorted by mailbox. A row
 * has the details of the latest order. The row's total excludes cancelled orders.
 */
export async function* exportCustomers(db: Db, range: DayRange): Batches {
  for (let lastKey = ''; ;) {
    const rows = await queryRows<CustomerRow>(db, buildCustomerQuery(range, lastKey));
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    lastKey = lastRow.key;
    yield rows.map((row) => [
      ...[
        row.email,
        row.name,
        row.lastName,
        formatPhone(row.mobile),
        row.address,
        row.city,
        row.postalcode,
      ],
      ...[row.orderCount, row.cancelledCount, toPounds(row.total)],
      ...[toLondonTime(new Date(row.firstAt)), toLondonTime(new Date(row.latestAt))],
    ]);
  }
}

const buildCustomerQuery = (range: DayRange, lastKey: string) => {
  const isCancelled = sql`state = any(${`{${listStatesWith('cancelled').join()}}`}::text[])`;
  const mailbox = sql`(${buildMailboxSql(sql`email`)})`;
  return sql`
    select person.*, latest.email, latest.name, latest.last_name as "lastName", latest.mobile,
      latest.address, latest.city, latest.postalcode
    from (
      select ${mailbox} as key, count(*)::int as "orderCount", max(id) as "latestId",
        (count(*) filter (where ${isCancelled}))::int as "cancelledCount",
        coalesce(sum(total) filter (where not ${isCancelled}), 0)::int as total,
        min(created_at) as "firstAt", max(created_at) as "latestAt"
      from orders where ${mailbox} > ${lastKey} and ${isWithin(sql`created_at`, range)}
      group by ${mailbox} order by ${mailbox} limit ${BATCH_SIZE}) as person
    join orders latest on latest.id = person."latestId" order by person.key`;
};
