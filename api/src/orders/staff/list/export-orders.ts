import { getStaffPaymentLabel } from 'contract/orders/order-texts/payment-texts';
import { describeOrderState } from 'contract/orders/order-state';
import { toPounds } from 'contract/values/pence';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../../db/db.ts';
import { buildFilterConditions, listFilterStates } from './filter-conditions.ts';
import { findMatchingOrders } from './find-matching-orders.ts';
import { describeAddons, loadListRows } from './list-row.ts';
import type { OrderFilter } from 'contract/orders/staff/order-list';
import { formatPaidAmounts } from '../../emails/due-amounts.ts';
import { getOrderOutline } from '../../records/load-orders.ts';
import type { Cell } from '../../../staff/exports/format-csv.ts';
import { formatPhone } from '../../../people/customers/normalise-phone.ts';
import type { Batches } from '../../../staff/exports/export-csv.ts';
import { toLondonTime } from '../../../staff/exports/london-time.ts';

export const orderColumnTitles = [
  ...['Order', 'Placed', 'State', 'Payment', 'First name', 'Last name', 'E-mail', 'Phone'],
  ...['Address', 'City', 'Postcode', 'Date of work', 'Half day', 'Event date', 'Progress'],
  ...['Lines', 'Delivery', 'Total', 'Note', 'Paid', 'Due', 'Discount', 'Reason'],
];

/** Number of orders per query, which limits the memory that an export needs. */
const BATCH_SIZE = 1_000;

/** Yields the orders that match a filter, oldest first. */
export async function* exportOrders(db: Db, filter: OrderFilter): Batches {
  const matches = filter.search?.trim() ? await findMatchingOrders(db, filter.search) : null;
  const conditions = [...buildFilterConditions(filter), ...(matches?.conditions ?? [])];
  const states = sql`${`{${listFilterStates(filter).join()}}`}::text[]`;
  for (let lastId = 0; ;) {
    const rows = await queryRows<{ orderid: number }>(
      db,
      sql`select orderid from order_list
        where orderid > ${lastId} and state = any(${states}) ${sql.join(conditions.map((condition) => sql` and ${condition}`))}
        order by orderid limit ${BATCH_SIZE}`,
    );
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    lastId = lastRow.orderid;
    const listRows = await loadListRows(
      db,
      rows.map(({ orderid }) => orderid),
    );
    yield listRows.map(toCells);
  }
}

type ListedOrder = Awaited<ReturnType<typeof loadListRows>>[number];

const toCells = ({ order, row }: ListedOrder): Cell[] => [
  ...[order.orderno, toLondonTime(order.createdAt)],
  row.statelabel ?? describeOrderState(order.state).label,
  getStaffPaymentLabel(getOrderOutline(order), order.state, formatPaidAmounts(order)),
  ...[order.name, order.lastName, order.email, formatPhone(order.mobile)],
  ...[order.address, order.city, order.postalcode],
  ...[row.workday, row.workhalf, order.eventDate],
  row.progress.map(({ title, label }) => `${title}: ${label}`).join('; '),
  order.lines.map((line) => `${line.quantity} × ${line.name}${describeAddons(line)}`).join('; '),
  ...[toPounds(order.deliveryCharge), toPounds(order.total), order.note],
  ...[toPounds(order.money.paid), toPounds(order.money.due)],
  ...[toPounds(order.discount), order.discountReason],
];
