import type { Step } from 'contract/orders/order-texts/part-texts';
import type { Trade } from 'contract/catalog/trade';
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { type OrderDetail, outlineOf, tradesOf } from '../records/load-orders.ts';
import { isConfirmed } from '../state/order-states.ts';
import { labelOf, stepsOf, titleOf } from './steps.ts';
import { orderProgress } from './tables.ts';

export type ProgressRow = typeof orderProgress.$inferSelect;

/** Progress of one fulfilment group of an order: its steps, and the times of the reached ones. */
export interface TradeProgress {
  trade: Trade;
  title: string;
  step: Step;
  steps: { step: Step; label: string; reached: boolean; at: Date | null }[];
}

/** Returns the recorded steps of orders by order id, the oldest first. */
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

/**
 * Returns the progress of each fulfilment group of an order. Returns an empty list for an
 * unconfirmed or cancelled order.
 */
export function progressOf(order: OrderDetail, moves: readonly ProgressRow[]): TradeProgress[] {
  if (!isConfirmed(order)) return [];
  return tradesOf(order).map((trade) => tradeProgress(order, trade, moves));
}

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
