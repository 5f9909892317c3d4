import type { DayRange } from 'contract/staff/day-range';
import { toPounds } from 'contract/values/pence';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import { isPaidOnCollection } from '../../orders/state/paid-on-collection.ts';
import { isWithin } from '../../staff/exports/day-range.ts';
import type { Batches } from '../../staff/exports/export-csv.ts';
import { toLondonTime } from '../../staff/exports/london-time.ts';

export const takingsColumnTitles = [
  ...['Received', 'Order', 'Paid by', 'Transaction', 'First name', 'Last name', 'E-mail'],
  ...['Amount', 'Reason of the refund'],
];

/** Number of takings per query, which limits the memory that an export needs. */
const BATCH_SIZE = 2_000;

interface TakingRow {
  id: number;
  at: string;
  orderno: string;
  transactionid: string;
  name: string;
  lastName: string;
  email: string;
  amount: number;
  reason: string | null;
}

/**
 * Yields the takings of the days of the range. Card payments count on the day they arrived, and
 * 'Collection Only' orders on the day they were completed. Refunds are negative amounts and count
 * on the day they were settled.
 */
export async function* exportTakings(db: Db, range: DayRange): Batches {
  yield* readAllRows(db, 'Card', (lastId) => buildCardQuery(range, lastId));
  yield* readAllRows(db, 'Collection Only', (lastId) => buildCollectionQuery(range, lastId));
  yield* readAllRows(db, 'Refund', (lastId) => buildRefundQuery(range, lastId));
}

async function* readAllRows(
  db: Db,
  paymentMethod: string,
  build: (lastId: number) => SQL,
): Batches {
  for (let lastId = 0; ;) {
    const rows = await queryRows<TakingRow>(db, build(lastId));
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    lastId = lastRow.id;
    yield rows.map((row) => [
      ...[toLondonTime(new Date(row.at)), row.orderno, paymentMethod, row.transactionid],
      ...[row.name, row.lastName, row.email, toPounds(row.amount), row.reason],
    ]);
  }
}

const orderColumns = sql`o.orderno, o.name, o.last_name as "lastName", o.email`;

const buildCardQuery = (range: DayRange, lastId: number) => sql`
  select p.id, p.received_at as at, p.transactionid, p.amount, null as reason, ${orderColumns}
  from payments p join orders o on o.id = p.orderid
  where p.id > ${lastId} and ${isWithin(sql`p.received_at`, range)}
  order by p.id limit ${BATCH_SIZE}`;

const buildCollectionQuery = (range: DayRange, lastId: number) => sql`
  select h.id, h.at, '' as transactionid, o.total as amount, null as reason, ${orderColumns}
  from order_history h join orders o on o.id = h.orderid
  where h.id > ${lastId} and ${isPaidOnCollection} and ${isWithin(sql`h.at`, range)}
  order by h.id limit ${BATCH_SIZE}`;

const buildRefundQuery = (range: DayRange, lastId: number) => sql`
  select r.id, r.settled_at as at, coalesce(r.providerid, '') as transactionid, -r.amount as amount, r.reason, ${orderColumns}
  from refunds r join orders o on o.id = r.orderid
  where r.id > ${lastId} and r.state = 'done' and ${isWithin(sql`r.settled_at`, range)}
  order by r.id limit ${BATCH_SIZE}`;
