import { loadBookingRules } from '../../calendar/bookings/booking-rules.ts';
import { loadBookings } from '../../calendar/bookings/read-bookings.ts';
import type { Tx } from '../../db/db.ts';
import { type OrderDetail, listFulfilmentGroups } from '../records/load-orders.ts';
import { loadProgressRows, buildProgress } from '../progress/load-progress.ts';
import type { PermissionFacts } from './order-permissions.ts';

/** Loads the facts that decide which changes a shopper may make. */
export async function loadPermissionFacts(tx: Tx, order: OrderDetail): Promise<PermissionFacts> {
  const progressRows = (await loadProgressRows(tx, [order.id])).get(order.id) ?? [];
  const progress = buildProgress(order, progressRows);
  const parts = listFulfilmentGroups(order).map((group) => ({
    trade: group,
    step: progress.find((part) => part.trade === group)?.step ?? ('received' as const),
  }));
  const [moveRules, visitRules] = [
    await loadBookingRules(tx, 'move'),
    await loadBookingRules(tx, 'visit'),
  ];
  const orderBookings = await loadBookings(tx, order.id);
  const { state, createdAt, schedule, dateChanges } = order;
  return {
    state,
    createdAt,
    schedule,
    dateChanges,
    parts,
    offeredKinds: orderBookings.flatMap(({ trade, offeredAt }) =>
      offeredAt === null ? [] : [trade],
    ),
    leadDays: { move: moveRules.leadDays, visit: visitRules.leadDays },
  };
}
