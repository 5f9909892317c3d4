import { describeOrderState } from 'contract/orders/order-state';
import { Type, type Static } from 'typebox';
import type { FulfilmentProgress } from '../../progress/load-progress.ts';
import type { OrderDetail } from '../../records/load-orders.ts';
import { findEventDateRefusal } from './change-event-date.ts';
import { findMoveAddressesRefusal } from './change-move-addresses.ts';
import { isCancelled, isCertain, isCompleted, listStaffEvents } from '../../state/order-states.ts';

export const orderActionNames = [
  'moveStep',
  'changeDay',
  'confirmDay',
  'changeContact',
  'changeEventDate',
  'changeMoveAddresses',
  'resendMail',
  'renewLink',
  'endLinks',
  'complete',
  'cancel',
] as const;

export type OrderActionName = (typeof orderActionNames)[number];

/**
 * An action of staff on an order. `refusal` is the reason why the action is not possible now, or
 * ''.
 */
export const OrderAction = Type.Object({
  name: Type.Enum([...orderActionNames]),
  refusal: Type.String(),
});

interface ActionFacts {
  order: OrderDetail;
  progress: readonly FulfilmentProgress[];
  /** Whether the order has or needs a booked day. */
  hasDays: boolean;
  hasHeldBooking: boolean;
  /** Reason why the order has no links, or ''. */
  linkRefusal: string;
  hasLinks: boolean;
}

/** Returns all actions of staff, with the reasons why some are not possible now. */
export function listOrderActions(facts: ActionFacts): Static<typeof OrderAction>[] {
  const refusals = findRefusals(facts);
  return orderActionNames.map((name) => ({ name, refusal: refusals[name] }));
}

function findRefusals({
  order,
  progress,
  hasDays,
  hasHeldBooking,
  linkRefusal,
  hasLinks,
}: ActionFacts): Record<OrderActionName, string> {
  const stateText = describeOrderState(order.state).label.toLowerCase();
  const erasureRefusal = order.email === '' ? "The customer's data was erased." : '';
  const staffEvents = listStaffEvents(order.state);
  const inactiveReason = isCertain(order) ? '' : `The order is ${stateText}.`;
  return {
    moveStep: findStepRefusal(order, progress, stateText),
    changeDay: hasDays ? inactiveReason : 'Nothing in this order is booked by day.',
    confirmDay: inactiveReason || (hasHeldBooking ? '' : 'No day waits to be confirmed.'),
    changeContact: erasureRefusal,
    changeEventDate: erasureRefusal || findEventDateRefusal(order),
    changeMoveAddresses: findMoveAddressesRefusal(order),
    resendMail: erasureRefusal,
    renewLink: linkRefusal,
    endLinks: linkRefusal || (hasLinks ? '' : 'No mailed link works now.'),
    complete: staffEvents.includes('complete') ? '' : `The order is ${stateText}.`,
    cancel: staffEvents.includes('cancel') ? '' : `The order is ${stateText}.`,
  };
}

function findStepRefusal(
  order: OrderDetail,
  progress: readonly FulfilmentProgress[],
  stateText: string,
): string {
  if (progress.length > 0) return isCompleted(order) ? 'The order is completed.' : '';
  const beginSentence = isCancelled(order) ? '' : ' Its steps begin when it is paid.';
  return `The order is ${stateText}.${beginSentence}`;
}
