import { getAuditName, isOrderActionName } from 'contract/order-actions/order-actions';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import type { AuditValues } from '../../audit/records/tables.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import { refreshLateDay } from '../due/refresh-late-day.ts';
import { refreshRestDay } from '../due/refresh-rest-day.ts';
import { isCompleted } from '../state/order-states.ts';
import { type DayChange, orderHistory, type OrderRow, orders } from '../records/tables.ts';
import { toSlot } from './changes/change-day.ts';
import { lockOrder } from '../records/find-order.ts';
import { findTransition, getNextState } from './order-transitions.ts';
import type {
  AutomaticEvent,
  Cause,
  Effect,
  EffectContext,
  OrderEvent,
  Transition,
} from './order-event.ts';

/** Lets the shopper pay an order by card again after its payment failed. */
export const retryPayment = (tx: Tx, order: OrderRow): Promise<void> =>
  transition(tx, order, { name: 'retryPayment' }, { by: 'shopper', text: 'tried again' });

/**
 * Applies an event to a locked order. Writes the new state, the history entry and, for staff, the
 * entry of the audit log, and runs the effects of the transition table. No other code changes an
 * order. Throws 409 for a forbidden event.
 */
export async function transition(
  tx: Tx,
  order: OrderRow,
  event: OrderEvent,
  cause: Cause,
): Promise<void> {
  const row = findTransition(order.state, event.name, cause.by);
  if (row === null) throw createForbiddenEventError(order, event);
  if (row.to !== null) await writeState(tx, order, row.to);
  const dayChange = event.name === 'changeDay' ? buildDayChange(order, event) : null;
  if (row.to !== null || dayChange !== null)
    await writeHistory(tx, { ...order, state: row.to ?? order.state }, dayChange, cause);
  const changes = await runEffects(row, {
    tx,
    order,
    cause,
    input: ('input' in event ? event.input : null) as never,
    hold: ('hold' in event ? event.hold : null) ?? null,
    refund: 0,
    formerDay: dayChange?.from ?? null,
  });
  if (changes === 'unchanged') return;
  const { followUp, ...auditValues } = changes;
  if (order.eventDate !== null) await refreshLateDay(tx, order.id);
  if (canHaveRestDay(order) || row.to === 'completed') await refreshRestDay(tx, order.id);
  if (cause.staffid !== undefined && isOrderActionName(event.name))
    await writeAudit(
      tx,
      { id: cause.staffid },
      {
        action: getAuditName(event.name),
        subject: { kind: 'order', id: order.orderno },
        reason: cause.reason ?? '',
        ...auditValues,
      },
    );
  if (followUp === null) return;
  // The effects may have changed the total, the deposit or the days.
  const changedOrder = (await lockOrder(tx, order.id)) ?? order;
  await transition(tx, changedOrder, { name: followUp }, { ...cause, by: 'payment' });
}

const canHaveRestDay = (order: OrderRow): boolean =>
  order.restDays !== null || order.restDueOn !== null || isCompleted(order);

/** Runs the effects of a transition. Returns the values for the audit log, and the next event. */
async function runEffects(row: Transition, context: EffectContext) {
  let followUp: AutomaticEvent | null = null;
  let before: AuditValues | null = row.to === null ? null : { state: context.order.state };
  let after: AuditValues | null = row.to === null ? null : { state: row.to };
  for (const effect of row.effects) {
    const change = await (effect as Effect)(context);
    if (change === 'unchanged') return change;
    if (change?.before) before = { ...before, ...change.before };
    if (change?.after) after = { ...after, ...change.after };
    followUp = change?.followUp ?? followUp;
  }
  return { before, after, followUp };
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

async function writeHistory(
  tx: Tx,
  { id: orderid, state }: OrderRow,
  dayChange: DayChange | null,
  { text: cause, staffid, reason }: Cause,
): Promise<void> {
  const event = dayChange === null ? 'state' : 'dayMoved';
  await tx
    .insert(orderHistory)
    .values({ orderid, state, cause, dayChange, staffid, reason, event });
}

function buildDayChange(
  { schedule }: OrderRow,
  { input }: Extract<OrderEvent, { name: 'changeDay' }>,
): DayChange {
  const { trade, day, half } = toSlot(input);
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
