import { and, eq } from 'drizzle-orm';
import type { BookingHoldChange } from '../../calendar/bookings/move-booking.ts';
import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { refreshLateDay } from '../due/refresh-late-day.ts';
import type { HistoryCause } from '../records/write-day-event.ts';
import { type DayChange, orderHistory, type OrderRow, orders } from '../records/tables.ts';
import { findTransition, getNextState } from '../state/order-states.ts';
import type { Actor, EventName } from '../state/order-transitions.ts';
import { effects } from './effects.ts';

/**
 * An event of an order. `moveDay` contains the new day and the `hold` of its booking. The hold
 * identifies the visitor of an unconfirmed booking. A null hold means a confirmed booking. The hold
 * 'unchanged' keeps the former hold. `exceedsCapacity` books the day even if it is full.
 */
export type OrderEvent =
  | { name: Exclude<EventName, 'moveDay'> }
  | { name: 'moveDay'; slot: BookingSlot; hold: BookingHoldChange; exceedsCapacity?: boolean };

/** The actor that caused an event, and the text for the order's history. */
export interface Cause extends HistoryCause {
  by: Actor;
}

/** Returns the cause of a change by staff. `reason` is the reason that staff typed, or ''. */
export const createStaffCause = ({ id }: { id: number }, reason = ''): Cause => ({
  by: 'staff',
  text: `by staff member ${id}`,
  staffid: id,
  reason,
});

/** Lets the shopper pay an order by card again after its payment failed. */
export const retryPayment = (tx: Tx, order: OrderRow): Promise<void> =>
  transition(tx, order, { name: 'retryPayment' }, { by: 'shopper', text: 'tried again' });

/**
 * Applies an event to a locked order. Writes the new state and the history entry and runs the
 * effects of the transition table. No other code writes a state. Throws 409 for a forbidden event.
 */
export async function transition(
  tx: Tx,
  order: OrderRow,
  event: OrderEvent,
  { by, text: cause, staffid, reason }: Cause,
): Promise<void> {
  const row = findTransition(order.state, event.name, by);
  if (row === null) throw createForbiddenEventError(order, event);
  const state = row.to ?? order.state;
  if (row.to !== null) await writeState(tx, order, row.to);
  const dayChange = event.name === 'moveDay' ? buildDayChange(order, event.slot) : null;
  await tx.insert(orderHistory).values({
    orderid: order.id,
    state,
    cause,
    dayChange,
    staffid,
    reason,
    event: dayChange === null ? 'state' : 'dayMoved',
  });
  const dayMove = event.name === 'moveDay' ? event : null;
  const context = { tx, order, by, dayMove, formerDay: dayChange?.from ?? null, refund: 0 };
  for (const effect of row.effects) await effects[effect](context);
  if (order.eventDate !== null) await refreshLateDay(tx, order.id);
}

/** Writes the state. Throws if the order was read before it was locked and has changed since. */
async function writeState(tx: Tx, order: OrderRow, state: OrderRow['state']): Promise<void> {
  const updatedRows = await tx
    .update(orders)
    .set({ state })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning({ id: orders.id });
  if (updatedRows.length === 0)
    throw new Error(`Order ${order.orderno} was changed without a lock.`);
}

function buildDayChange({ schedule }: OrderRow, { trade, day, half }: BookingSlot): DayChange {
  const formerChoice = schedule?.[trade];
  return {
    trade,
    from: formerChoice === undefined ? null : { day: formerChoice.date, half: formerChoice.half },
    to: { day, half },
  };
}

function createForbiddenEventError({ orderno, state }: OrderRow, { name }: OrderEvent) {
  const [from, to] = [state, getNextState(name) ?? state].map((word) => word.replace('_', ' '));
  return conflict(`Order ${orderno} is ${from} and cannot become ${to}.`, 'bad_transition');
}
