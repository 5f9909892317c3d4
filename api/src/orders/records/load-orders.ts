import type { OrderOutline } from 'contract/orders/order-texts/outline';
import {
  type FulfilmentKind,
  fulfilmentKindOf,
  fulfilmentKinds,
  type Trade,
  tradeOfKind,
} from 'contract/catalog/trade';
import { asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { products, services } from '../../catalog/tables.ts';
import type { Tx } from '../../db/db.ts';
import { orderAddons, orderHistory, orderLines, type OrderRow, orders } from './tables.ts';

type LineRow = typeof orderLines.$inferSelect;
type AddonRow = typeof orderAddons.$inferSelect;

export interface OrderDetail extends OrderRow {
  lines: (LineRow & { kind: FulfilmentKind; vatRate: number | null; addons: AddonRow[] })[];
}

/** Returns the fulfilment groups of an order's lines, without duplicates. */
export const tradesOf = ({ lines }: Pick<OrderDetail, 'lines'>): Trade[] =>
  (['goods', 'care', 'move'] as const).filter((trade) =>
    lines.some(({ kind }) => tradeOfKind(kind) === trade),
  );

/** Returns the kinds and the payment method of an order, on which its texts depend. */
export const outlineOf = ({
  lines,
  paymentMethod: method,
}: Pick<OrderDetail, 'lines' | 'paymentMethod'>): OrderOutline => ({
  kinds: fulfilmentKinds.filter((kind) => lines.some((line) => line.kind === kind)),
  method,
});

export interface Page {
  page: number;
  size: number;
}

/** Returns all orders or one page of them, the newest first. */
export function listOrders(tx: Tx, where: SQL | undefined, page: Page | null): Promise<OrderRow[]> {
  const found = tx.select().from(orders).where(where).orderBy(desc(orders.id)).$dynamic();
  if (page === null) return found;
  return found.limit(page.size).offset((page.page - 1) * page.size);
}

export async function countOrders(tx: Tx, where: SQL | undefined): Promise<number> {
  const [all] = await tx.select({ total: count() }).from(orders).where(where);
  return all?.total ?? 0;
}

/** Returns orders with their lines and add-ons. It runs two queries in total. */
export async function withLines(tx: Tx, found: readonly OrderRow[]): Promise<OrderDetail[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await tx
    .select({
      line: orderLines,
      service: { name: services.name, type: services.type, vatRate: services.vatRate },
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productid))
    .leftJoin(services, eq(services.id, products.serviceid))
    .where(inArray(orderLines.orderid, ids))
    .orderBy(asc(orderLines.id));
  const addons = await tx
    .select()
    .from(orderAddons)
    .where(inArray(orderAddons.orderid, ids))
    .orderBy(asc(orderAddons.id));
  const addonsOf = Map.groupBy(addons, ({ lineid }) => lineid);
  const linesOf = Map.groupBy(lines, ({ line }) => line.orderid);
  return found.map((order) => ({
    ...order,
    lines: (linesOf.get(order.id) ?? []).map(({ line, service }) => ({
      ...line,
      kind: fulfilmentKindOf({ id: line.productid, name: line.name }, service),
      vatRate: service?.vatRate ?? null,
      addons: addonsOf.get(line.id) ?? [],
    })),
  }));
}

/** Returns the complete order, or null. */
export async function loadOrder(tx: Tx, id: number): Promise<OrderDetail | null> {
  const [order] = await withLines(tx, await tx.select().from(orders).where(eq(orders.id, id)));
  return order ?? null;
}

/** Returns all states of the orders by order id, the oldest first. */
export async function loadHistory(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, (typeof orderHistory.$inferSelect)[]>();
  const rows = await tx
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderid, [...ids]))
    .orderBy(asc(orderHistory.id));
  return Map.groupBy(rows, ({ orderid }) => orderid);
}
