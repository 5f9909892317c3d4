import type { OrderState } from 'contract/orders/order-state';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { isCancelled } from '../../orders/state/order-states.ts';
import { ledger } from './tables.ts';

/** Paid and due amounts of an order, in pence. */
export interface OrderMoney {
  /** Sum of all money that came, less all money that went back. */
  paid: number;
  /** Sum that counts towards the total. A payment that must go back does not count. */
  settled: number;
  /** Amount that the customer still has to pay. 0 for a cancelled order. */
  due: number;
  /** Amount that counts and exceeds the total. 0 for a cancelled order. */
  excess: number;
  /** Whether all money that came was paid by card in the shop. */
  isByCard: boolean;
}

/** An order's id, its total in pence, and its state. */
export interface PricedOrder {
  id: number;
  total: number;
  state: OrderState;
}

/** Returns what is paid of each order, by order id. */
export async function loadMoneyOfOrders(
  tx: Tx,
  pricedOrders: readonly PricedOrder[],
): Promise<Map<number, OrderMoney>> {
  const isDone = sql`${ledger.state} = 'done'`;
  const rows = await tx
    .select({
      orderid: ledger.orderid,
      paid: sql<number>`coalesce(sum(${ledger.amount}) filter (where ${isDone}), 0)::int`,
      settled: sql<number>`coalesce(sum(${ledger.settles}), 0)::int`,
      isByCard: sql<boolean>`coalesce(sum(${ledger.amount}) filter (where ${ledger.source} = 'recorded'), 0) = 0`,
    })
    .from(ledger)
    .where(
      and(
        inArray(
          ledger.orderid,
          pricedOrders.map(({ id }) => id),
        ),
        eq(ledger.currency, 'gbp'),
      ),
    )
    .groupBy(ledger.orderid);
  const sums = new Map(rows.map((row) => [row.orderid, row]));
  return new Map(pricedOrders.map((order) => [order.id, toMoney(order, sums.get(order.id))]));
}

/** Returns what is paid of an order. */
export async function loadMoney(tx: Tx, order: PricedOrder): Promise<OrderMoney> {
  const money = (await loadMoneyOfOrders(tx, [order])).get(order.id);
  return money ?? toMoney(order);
}

/** Returns what is paid of an order with these sums of its entries. */
export function toMoney(
  order: PricedOrder,
  { paid, settled, isByCard } = { paid: 0, settled: 0, isByCard: true },
): OrderMoney {
  const due = isCancelled(order) ? 0 : Math.max(0, order.total - settled);
  const excess = isCancelled(order) ? 0 : Math.max(0, settled - order.total);
  return { paid, settled, due, excess, isByCard };
}
