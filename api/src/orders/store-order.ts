import type { SQL } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { unnumbered } from './order-number.ts';
import { priceAsShown } from './price-as-shown.ts';
import type { PricedOrder } from '../pricing/priced-order.ts';
import type { OrderState } from './states.ts';
import type { CheckedSubmission } from './submission.ts';
import { orderAddons, orderHistory, orderLines, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/**
 * Stores a complete order at catalogue prices, in a transaction of `placeNumbered`, which adds its
 * number (rules 26 and 28). Throws 409 if the total differs from the total on the shopper's page.
 */
export async function storeOrder(
  tx: Tx,
  submission: CheckedSubmission,
  commitStatements: SQL[],
): Promise<OrderRow> {
  const priced = await priceAsShown(tx, submission);
  const state: OrderState =
    submission.method === 'offline' ? 'awaiting_collection' : 'awaiting_payment';
  const order = await insertOrder(tx, submission, priced, state);
  await insertLines(tx, order.id, priced);
  const placed = { orderid: order.id, state, cause: 'placed' };
  commitStatements.push(tx.insert(orderHistory).values(placed).getSQL());
  return order;
}

async function insertOrder(
  tx: Tx,
  {
    userid,
    customer,
    idempotencyKey,
    fingerprint,
    site,
    method,
    note,
    schedule,
  }: CheckedSubmission,
  { total, deliveryCharge, deliveryName }: PricedOrder,
  state: OrderState,
): Promise<OrderRow> {
  const { id: customerid, name, lastName, address, mobile, city, postalcode, email } = customer;
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ orderno: unnumbered(), userid, state, email, site, schedule },
      ...{ paymentMethod: method, transactionid: method === 'offline' ? 'OFFLINE' : '' },
      ...{ total, deliveryCharge, deliveryName, idempotencyKey, fingerprint },
      note: note ?? '',
      ...{ customerid, name, lastName, address, mobile, city, postalcode },
    })
    .returning();
  if (order === undefined) throw new Error('The order was not stored.');
  return order;
}

async function insertLines(tx: Tx, orderid: number, { lines }: PricedOrder): Promise<void> {
  const stored = await tx
    .insert(orderLines)
    .values(lines.map(({ addons: _addons, ...line }) => ({ ...line, orderid })))
    .returning({ id: orderLines.id });
  const addons = lines.flatMap((line, at) =>
    line.addons.map((addon) => ({ ...addon, orderid, lineid: stored[at]?.id ?? 0 })),
  );
  if (addons.length > 0) await tx.insert(orderAddons).values(addons);
}
