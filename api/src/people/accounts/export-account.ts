import { eq, inArray, type SQL } from 'drizzle-orm';
import { users } from '../records/tables.ts';
import { listCartLines, listPackageLines } from '../../basket/repository.ts';
import { customers } from '../customers/tables.ts';
import type { Db } from '../../db/db.ts';
import { loadInvoicesOfOrders } from '../../invoices/records/load-invoices.ts';
import { listOrders, loadHistory, loadOrderDetails } from '../../orders/records/load-orders.ts';
import { orders } from '../../orders/records/tables.ts';
import { exportGarments } from '../../garments/records/erase-garments.ts';
import { exportQuotes } from '../../quotes/records/export-quotes.ts';
import { quotes } from '../../quotes/records/tables.ts';
import { exportJobs } from '../../work/crew/export-jobs.ts';
import { loadReviewsOfOrders } from '../../reviews/records/load-reviews-of-orders.ts';
import { listAddresses } from '../addresses/addresses.ts';

/** Returns the stored data of a customer, without internal notes of staff. Amounts of orders are integer pence. */
export async function exportAccount(db: Db, userid: number) {
  const { account, addresses, details, basket } = await exportUser(db, userid);
  return {
    exported: new Date().toISOString(),
    about:
      'What we keep of your account, without the internal notes of our staff. Amounts of orders are in pence.',
    account,
    addresses,
    details,
    orders: await exportOrders(db, eq(orders.userid, userid)),
    quotes: await exportQuotes(db, inArray(quotes.orderid, ownOrderIds(db, userid))),
    garments: await exportGarments(db, eq(orders.userid, userid)),
    jobs: await exportJobs(db, eq(orders.userid, userid)),
    basket,
  };
}

const ownOrderIds = (db: Db, userid: number) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.userid, userid));

/** Returns the stored data of an account or a guest, without orders. */
export async function exportUser(db: Db, userid: number) {
  const [user] = await db.select().from(users).where(eq(users.id, userid));
  if (user === undefined) throw new Error(`The user ${userid} does not exist.`);
  const { passwordHash: _passwordHash, mailbox: _mailbox, ...account } = user;
  return {
    account,
    addresses: await listAddresses(db, userid),
    details: await db.select().from(customers).where(eq(customers.userid, userid)),
    basket: {
      lines: await listCartLines(db, userid),
      packages: await listPackageLines(db, userid),
    },
  };
}

/**
 * Returns the orders that match `condition`, with their lines, invoices, reviews and history. Omits fingerprints and
 * idempotency keys, which only the shop needs. Omits the ids and the notes of staff, their reasons and the mark of an order on
 * hold, which the desk calls internal where they are typed.
 */
export async function exportOrders(db: Db, condition: SQL | undefined) {
  const matchingOrders = await listOrders(db, condition, null);
  const ids = matchingOrders.map(({ id }) => id);
  const historyByOrder = await loadHistory(db, ids);
  const invoicesByOrder = await loadInvoicesOfOrders(db, ids);
  const reviewsByOrder = await loadReviewsOfOrders(db, ids);
  const detailedOrders = await loadOrderDetails(db, matchingOrders);
  return detailedOrders.map(
    ({
      fingerprint: _fingerprint,
      idempotencyKey: _idempotencyKey,
      hold: _hold,
      placedBy: _placedBy,
      ...order
    }) => ({
      ...order,
      invoices: (invoicesByOrder.get(order.id) ?? []).map(
        ({ staffid: _staffid, searchText: _searchText, ...invoice }) => invoice,
      ),
      reviews: (reviewsByOrder.get(order.id) ?? []).map(
        ({ orderid: _orderid, ...review }) => review,
      ),
      history: (historyByOrder.get(order.id) ?? []).map(
        ({ reason: _reason, staffid: _staffid, ...entry }) => entry,
      ),
    }),
  );
}
