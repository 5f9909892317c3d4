import type { Step } from 'contract/order-steps';
import type { Trade } from 'contract/trade';
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { type OrderDetail, outlineOf, tradesOf } from '../load-orders.ts';
import { labelOf, stepsOf, titleOf } from './steps.ts';
import { orderProgress } from './tables.ts';

export type ProgressRow = typeof orderProgress.$inferSelect;

/** How far one trade of an order is: its steps, those that were reached with their times. */
export interface TradeProgress {
  trade: Trade;
  title: string;
  step: Step;
  steps: { step: Step; label: string; reached: boolean; at: Date | null }[];
}

/** The moves of the orders, oldest first, by order id. */
export async function loadMoves(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, ProgressRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(orderProgress)
    .where(inArray(orderProgress.orderid, [...ids]))
    .orderBy(asc(orderProgress.id));
  return Map.groupBy(rows, ({ orderid }) => orderid);
}

/** Each trade of an order by itself; none before it stands or once it is cancelled. */
export function progressOf(order: OrderDetail, moves: readonly ProgressRow[]): TradeProgress[] {
  if (!progressing.has(order.state)) return [];
  return tradesOf(order).map((trade) => tradeProgress(order, trade, moves));
}

/** An order in another state is not worked on. */
const progressing: ReadonlySet<string> = new Set(['paid', 'awaiting_collection', 'completed']);

function tradeProgress(
  order: OrderDetail,
  trade: Trade,
  all: readonly ProgressRow[],
): TradeProgress {
  const moves = all.filter((move) => move.trade === trade);
  const step = moves.at(-1)?.step ?? 'received';
  const outline = outlineOf(order);
  const own = stepsOf(trade, outline);
  const timeOf = (one: Step) =>
    moves.findLast((move) => move.step === one)?.at ??
    (one === 'received' ? order.createdAt : null);
  return {
    ...{ trade, title: titleOf(trade, outline), step },
    steps: own.map((one, at) => {
      const reached = at <= own.indexOf(step);
      return {
        step: one,
        label: labelOf(trade, outline, one),
        reached,
        at: reached ? timeOf(one) : null,
      };
    }),
  };
}
