import type { OrderOutline } from 'contract/orders/order-texts/outline';
import {
  fulfilmentKinds,
  type FulfilmentGroup,
  fulfilmentGroups,
  toFulfilmentGroup,
} from 'contract/catalog/fulfilment';
import { getLineArea, listAddressProblems, type ServiceArea } from 'contract/catalog/service-area';
import { asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { products, services } from '../../catalog/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { loadMoneyOfOrders, type OrderMoney, toMoney } from '../../payments/ledger/load-money.ts';
import { listMovePostcodes } from '../../schedule/schedule.ts';
import { orderAddons, orderHistory, orderLines, type OrderRow, orders } from './tables.ts';

type LineRow = typeof orderLines.$inferSelect;
type AddonRow = typeof orderAddons.$inferSelect;

export interface OrderDetail extends OrderRow {
  money: OrderMoney;
  lines: (LineRow & {
    /** Area of the line's service. Null if the product no longer exists. */
    area: ServiceArea | null;
    /** Present description of the product. Null if the product no longer exists. */
    description: string | null;
    vatRate: number | null;
    addons: AddonRow[];
  })[];
}

/** Returns the fulfilment groups of an order's lines, without duplicates. */
export const listFulfilmentGroups = ({ lines }: Pick<OrderDetail, 'lines'>): FulfilmentGroup[] =>
  fulfilmentGroups.filter((group) => lines.some(({ kind }) => toFulfilmentGroup(kind) === group));

/**
 * Returns the kinds of services and the payment method of an order. The texts about an order depend
 * on its kinds of services and its payment method.
 */
export const getOrderOutline = ({
  lines,
  paymentMethod: method,
}: Pick<OrderDetail, 'lines' | 'paymentMethod'>): OrderOutline => ({
  kinds: fulfilmentKinds.filter((kind) => lines.some((line) => line.kind === kind)),
  method,
});

/**
 * Returns notes for staff about addresses at which the order cannot be carried out. An erased order
 * has no address and no e-mail.
 */
export function listAddressNotes(order: OrderDetail): string[] {
  if (order.email === '') return [];
  const problems = listAddressProblems(order.lines, {
    method: order.paymentMethod,
    customer: { ...order, name: `${order.name} ${order.lastName}` },
    movePostcodes: listMovePostcodes(order.schedule),
  });
  return [...new Set(problems.map(({ note }) => note))];
}

export interface PageRequest {
  page: number;
  size: number;
}

/** Returns all orders or one page of them, newest first. */
export function listOrders(
  tx: Tx,
  condition: SQL | undefined,
  page: PageRequest | null,
): Promise<OrderRow[]> {
  const query = tx.select().from(orders).where(condition).orderBy(desc(orders.id)).$dynamic();
  if (page === null) return query;
  return query.limit(page.size).offset((page.page - 1) * page.size);
}

export async function countOrders(tx: Tx, condition: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(orders).where(condition);
  return row?.total ?? 0;
}

/**
 * Returns orders with their lines, their add-ons and what is paid of them. Runs only three queries,
 * regardless of the number of orders.
 */
export async function loadOrderDetails(
  tx: Tx,
  orderRows: readonly OrderRow[],
): Promise<OrderDetail[]> {
  const ids = orderRows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await tx
    .select({
      line: orderLines,
      description: products.description,
      service: { vatRate: services.vatRate, area: services.area },
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productid))
    .leftJoin(
      services,
      eq(services.id, sql`coalesce(${orderLines.serviceid}, ${products.serviceid})`),
    )
    .where(inArray(orderLines.orderid, ids))
    .orderBy(asc(orderLines.id));
  const addons = await tx
    .select()
    .from(orderAddons)
    .where(inArray(orderAddons.orderid, ids))
    .orderBy(asc(orderAddons.id));
  const moneyByOrder = await loadMoneyOfOrders(tx, orderRows);
  const addonsByLine = Map.groupBy(addons, ({ lineid }) => lineid);
  const linesByOrder = Map.groupBy(lines, ({ line }) => line.orderid);
  return orderRows.map((order) => ({
    ...order,
    money: moneyByOrder.get(order.id) ?? toMoney(order),
    lines: (linesByOrder.get(order.id) ?? []).map(({ line, description, service }) => ({
      ...line,
      area: getLineArea(service?.area, line.kind),
      description,
      vatRate: line.vatRate ?? service?.vatRate ?? null,
      addons: addonsByLine.get(line.id) ?? [],
    })),
  }));
}

/** Returns the order with its lines and add-ons, or null for an unknown id. */
export async function loadOrder(tx: Tx, id: number): Promise<OrderDetail | null> {
  const [order] = await loadOrderDetails(
    tx,
    await tx.select().from(orders).where(eq(orders.id, id)),
  );
  return order ?? null;
}

/** Returns the history of the orders by order id, oldest entry first. */
export async function loadHistory(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, (typeof orderHistory.$inferSelect)[]>();
  const rows = await tx
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderid, [...ids]))
    .orderBy(asc(orderHistory.id));
  return Map.groupBy(rows, ({ orderid }) => orderid);
}
