import { listOrderParts, type OrderOutline, type OrderPart } from './outline.ts';
import { describePaymentTime, findPaymentLocations } from './order-texts.ts';

/** Texts about what is paid of an order. Only the backend has these amounts, so pages get the texts from it. */

/**
 * Returns the label of `awaiting_collection`. The label depends on the services, because nobody
 * collects a move.
 */
export function getAwaitingLabel(kinds: OrderOutline['kinds']): string {
  const { isPaidAtWarehouse, isPaidOnDay } = findPaymentLocations({ kinds });
  if (isPaidOnDay) return isPaidAtWarehouse ? 'To be paid later' : 'To be paid on the day';
  return listOrderParts(kinds).some(({ name }) => name === 'care')
    ? 'To be paid on collection'
    : 'Awaiting collection';
}

/** Paid and due amounts of an order, formatted like '£12.50'. */
export interface PaidAmounts {
  total: string;
  paid: string;
  due: string;
  hasPaid: boolean;
  hasDue: boolean;
  /** Whether all money came by card in the shop. */
  isByCard: boolean;
  /** Day by which the rest is due, such as 'Monday 3 March 2031', or null. */
  dueDay: string | null;
}

/** Returns words that follow 'to be paid' for the rest of an order. */
export function describeRestTime({ kinds, method }: OrderOutline, dueDay: string | null): string {
  if (dueDay !== null) return `by ${dueDay}`;
  if (method === 'online') return 'before we begin';
  const { isPaidAtWarehouse, isPaidOnDay } = findPaymentLocations({ kinds });
  return isPaidAtWarehouse && isPaidOnDay
    ? 'partly on the day and the rest on collection'
    : describePaymentTime(kinds);
}

/** Returns a text for the customer and staff about an order of which a part is paid, or null. */
export function describePartPayment(
  outline: OrderOutline,
  state: string,
  { paid, due, hasPaid, hasDue, dueDay }: PaidAmounts,
): string | null {
  if (!hasDue || state === 'cancelled') return null;
  if (state === 'completed') return `Still to be paid: ${due}`;
  return hasPaid
    ? `Paid: ${paid}. Still to be paid: ${due}, ${describeRestTime(outline, dueDay)}`
    : null;
}

export function getPaymentLabel(
  outline: OrderOutline,
  state: string,
  amounts: PaidAmounts,
): string {
  const { kinds, method } = outline;
  if (state === 'cancelled') return 'Nothing is to be paid any more';
  const partPayment = describePartPayment(outline, state, amounts);
  if (partPayment !== null) return partPayment;
  const isPaid = state === 'completed' || state === 'paid';
  if (method === 'online') {
    if (!isPaid) return 'Card payment';
    return amounts.isByCard ? 'Paid by card' : 'Paid';
  }
  if (isPaid) return 'Collection Only, paid';
  if (state !== 'awaiting_collection') return 'Collection Only';
  const { isPaidAtWarehouse, isPaidOnDay } = findPaymentLocations({ kinds });
  if (!isPaidOnDay)
    return `Collection Only: you pay when you ${getCollectionPhrase(listOrderParts(kinds))}`;
  return isPaidAtWarehouse
    ? 'Collection Only: you pay partly on the day, and the rest when you fetch it'
    : 'Collection Only: you pay on the day';
}

/**
 * Returns the payment label for staff. Unlike `getPaymentLabel`, this text does not address the
 * customer.
 */
export function getStaffPaymentLabel(
  outline: OrderOutline,
  state: string,
  amounts: PaidAmounts,
): string {
  return outline.method === 'offline' && state === 'awaiting_collection' && !amounts.hasPaid
    ? `Collection Only, to be paid ${describePaymentTime(outline.kinds)}`
    : getPaymentLabel(outline, state, amounts);
}

/** Returns words that follow 'you pay when you'. */
const getCollectionPhrase = (parts: readonly OrderPart[]) => {
  const care = parts.find(({ name }) => name === 'care');
  if (!care) return 'collect';
  return parts.length > 1 ? 'fetch your order' : `fetch your ${care.noun}`;
};

/** Formatted amounts of a 'Collection Only' order by the place where they are paid. */
export interface DueAmounts extends PaidAmounts {
  dayAmount: string;
  warehouseAmount: string;
}

export function describeCollectionOnlyPayment(
  kinds: OrderOutline['kinds'],
  dueAmounts: DueAmounts,
  warehouse: string,
): string {
  const { isPaidAtWarehouse, isPaidOnDay } = findPaymentLocations({ kinds });
  if (!isPaidAtWarehouse) {
    return `To pay on the day: ${dueAmounts.total}. There is nothing to fetch, and no delivery charge.`;
  }
  if (isPaidOnDay) {
    return `To pay later: ${dueAmounts.total}. You pay ${dueAmounts.dayAmount} on the day, and ${dueAmounts.warehouseAmount} when you fetch the rest from our warehouse, ${warehouse}; there is no delivery charge.`;
  }
  const [firstPart, ...otherParts] = listOrderParts(kinds);
  const hasOnlyCare = firstPart?.name === 'care' && otherParts.length === 0;
  const instruction = hasOnlyCare
    ? `You bring your ${firstPart.noun} to our warehouse, ${warehouse}, and pay when you fetch them there`
    : `You pay when you collect your order from our warehouse, ${warehouse}`;
  return `To pay on collection: ${dueAmounts.total}. ${instruction}; there is no delivery charge.`;
}

function describeDuePaymentForStaff(
  { kinds }: OrderOutline,
  { total, dayAmount, warehouseAmount }: DueAmounts,
): string {
  const { isPaidAtWarehouse, isPaidOnDay } = findPaymentLocations({ kinds });
  if (!isPaidAtWarehouse) return `To be paid: ${total}, on the day.`;
  if (!isPaidOnDay) return `To be paid: ${total}, when it is fetched.`;
  return `To be paid: ${total}. Of it ${dayAmount} on the day, and ${warehouseAmount} when the rest is fetched.`;
}

/** Returns a text for staff about paid and due amounts, for every state of an order. */
export function describePaymentForStaff(
  outline: OrderOutline,
  state: string,
  amounts: DueAmounts,
): string {
  if (state === 'cancelled') return 'The order is cancelled: nothing more is to be paid.';
  const partPayment = describePartPayment(outline, state, amounts);
  if (partPayment !== null) return `${partPayment}.`;
  if (!amounts.hasDue)
    return `Paid${amounts.isByCard && outline.method === 'online' ? ' by card' : ''}: ${amounts.total}. Nothing more is due.`;
  if (state === 'awaiting_payment') return `Not paid yet: ${amounts.total}, by card.`;
  if (state === 'payment_failed') return `Not paid: the card payment of ${amounts.total} failed.`;
  return outline.method === 'online'
    ? `To be paid: ${amounts.due}.`
    : describeDuePaymentForStaff(outline, amounts);
}
