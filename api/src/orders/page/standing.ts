import { rulesOf } from '../../calendar/bookings/trade-rules.ts';
import type { Tx } from '../../db/db.ts';
import { type OrderDetail, tradesOf } from '../records/load-orders.ts';
import { loadMoves, progressOf } from '../progress/load-progress.ts';
import type { Standing } from './rights.ts';

/** Loads the facts that decide which changes a shopper may make. */
export async function standingOf(tx: Tx, order: OrderDetail): Promise<Standing> {
  const moves = (await loadMoves(tx, [order.id])).get(order.id) ?? [];
  const progress = progressOf(order, moves);
  const parts = tradesOf(order).map((trade) => ({
    trade,
    step: progress.find((part) => part.trade === trade)?.step ?? ('received' as const),
  }));
  const [move, visit] = [await rulesOf(tx, 'move'), await rulesOf(tx, 'visit')];
  const { state, createdAt, schedule, dateChanges } = order;
  return {
    ...{ state, createdAt, schedule, dateChanges, parts },
    leadDays: { move: move.leadDays, visit: visit.leadDays },
  };
}
