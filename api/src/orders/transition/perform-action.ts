import { type OrderActionName, orderActionNames } from 'contract/order-actions/order-actions';
import { describeOrderState } from 'contract/orders/order-state';
import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { lockOrderByNumber, refuseOldVersion } from '../records/order-version.ts';
import type { OrderRow } from '../records/tables.ts';
import { findTransition, orderTransitions } from './order-transitions.ts';
import type { EventInput, OrderEvent, Warning } from './order-event.ts';
import { OrderFacts } from './order-facts.ts';
import { createStaffCause } from './staff-cause.ts';
import { transition } from './transition.ts';

/** An action of staff, with the values of its request. */
export type OrderActionInput = {
  [Name in OrderActionName]: { name: Name; input: EventInput<Name> };
}[OrderActionName];

/** An action and the reason why it is not possible now, or ''. */
interface OfferedAction {
  name: OrderActionName;
  refusal: string;
}

/** Returns all actions of staff on an order, with the reasons why some are not possible now. */
export async function listOfferedActions(facts: OrderFacts): Promise<OfferedAction[]> {
  const actions: OfferedAction[] = [];
  for (const name of orderActionNames)
    actions.push({ name, refusal: (await findRefusal(facts, name))?.text ?? '' });
  return actions;
}

/**
 * Performs an action of staff on the order with this number. Throws 404 for an unknown order. Throws
 * 409 if a colleague has changed the order meanwhile, or with the reason if the action is not
 * possible now.
 */
export async function performAction(
  tx: Tx,
  orderno: string,
  action: OrderActionInput,
  user: Parameters<typeof createStaffCause>[0],
): Promise<OrderRow> {
  const order = await lockOrderByNumber(tx, orderno);
  const facts = new OrderFacts(tx, order);
  const { version, reason = '' } = (action.input ?? {}) as { version?: number; reason?: string };
  if (version !== undefined && version !== order.version) {
    const progress = await facts.loadProgress();
    const steps = Object.fromEntries(progress.map((part) => [part.trade, part.step]));
    await refuseOldVersion(tx, order, steps);
  }
  const refusal = await findRefusal(facts, action.name);
  if (refusal !== null) throw conflict(refusal.text, refusal.code);
  await transition(tx, order, action as OrderEvent, createStaffCause(user, reason));
  return order;
}

/** Completes the values of a preview, which may lack fields that staff have not filled in yet. */
export const completePreview = <Action extends OrderActionInput>(
  order: OrderRow,
  { name, input }: Action,
): Action =>
  ({
    name,
    input: {
      reason: PREVIEW_REASON,
      ...findStaffRow(name)?.completePreview?.(order),
      ...input,
    },
  }) as Action;

/** A previewed change needs no reason, because no mail contains the reason. */
const PREVIEW_REASON = 'preview';

/** Returns the rules that an action breaks. Staff can take the action nevertheless. */
export const listWarnings = async (
  facts: OrderFacts,
  { name, input }: OrderActionInput,
): Promise<readonly Warning[]> =>
  (await findStaffRow(name)?.listWarnings?.(facts, input as never)) ?? [];

const findStaffRow = (name: OrderActionName) =>
  orderTransitions.find(({ event, by }) => event === name && by.includes('staff'));

async function findRefusal(
  facts: OrderFacts,
  name: OrderActionName,
): Promise<{ text: string; code: string } | null> {
  const row = findStaffRow(name);
  const text = (await row?.findRefusal?.(facts)) ?? '';
  if (text !== '') return { text, code: row?.refusalCode ?? 'refused' };
  const { state } = facts.order;
  if (findTransition(state, name, 'staff') !== null) return null;
  const label = describeOrderState(state).label.toLowerCase();
  return { text: `The order is ${label}.`, code: 'bad_transition' };
}
