import type { BookingKind } from '../../calendar/schedule.ts';
import {
  capitalise,
  isAtWarehouse,
  type OrderOutline,
  type OrderPart,
  listOrderParts,
} from './outline.ts';
import { getPartTexts } from './table.ts';

/** Returns the kind of day that customers book for this part, or null if they book none. */
export function getBookingKind({ name }: OrderPart): BookingKind | null {
  if (name === 'move') return 'move';
  return name === 'care' ? 'visit' : null;
}

/**
 * Returns sentences for the customer about what follows the order. `findDayText` returns the booked
 * half day, or null.
 */
export const describeNextSteps = (
  { kinds, method }: OrderOutline,
  findDayText: (bookingKind: BookingKind) => string | null,
): string[] =>
  listOrderParts(kinds).flatMap((part) => {
    const bookingKind = getBookingKind(part);
    return getPartTexts(part, method).nextSteps(bookingKind && findDayText(bookingKind));
  });

export const formatHeldDaysNotice = (days: number): string =>
  days === 1
    ? 'We hold that day for 24 hours: please confirm it by the link in our e-mail.'
    : 'We hold these days for 24 hours: please confirm them by the link in our e-mail.';

/** Texts about a booked day. */
export interface DayTexts {
  /** Title for the customer. */
  title: string;
  /** Words that follow 'another day for' in a sentence. */
  nounPhrase: string;
  /** Title for staff. */
  workTitle: string;
}

/**
 * Returns the texts about booked days. If `method` is null, the titles suit both payment methods.
 */
export function buildDayTexts(
  kinds: OrderOutline['kinds'],
  method: OrderOutline['method'] | null,
): Partial<Record<BookingKind, DayTexts>> {
  return Object.fromEntries(
    listOrderParts(kinds).flatMap((part) => {
      const bookingKind = getBookingKind(part);
      if (bookingKind === null) return [];
      const { dayTitle, dayNounPhrase, workDayTitle } = getPartTexts(part, method ?? 'online');
      const title = method === null && bookingKind === 'visit' ? `Your ${part.noun}` : dayTitle;
      return [[bookingKind, { title, nounPhrase: dayNounPhrase, workTitle: workDayTitle }]];
    }),
  );
}

/**
 * Returns where the order is paid. Goods and care are paid at the warehouse, a move or storage on
 * its day.
 */
function findPaymentLocations({ kinds }: Pick<OrderOutline, 'kinds'>) {
  const parts = listOrderParts(kinds);
  return { isPaidAtWarehouse: parts.some(isAtWarehouse), isPaidOnDay: !parts.every(isAtWarehouse) };
}

/** Returns words that follow 'to be paid', such as 'on collection'. */
export function describePaymentTime(kinds: OrderOutline['kinds']): string {
  const { isPaidAtWarehouse, isPaidOnDay } = findPaymentLocations({ kinds });
  if (!isPaidOnDay) return 'on collection';
  return isPaidAtWarehouse ? 'later' : 'on the day';
}

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

export function getPaymentLabel({ kinds, method }: OrderOutline, state: string): string {
  const isDone = state === 'completed';
  if (method === 'online') return isDone || state === 'paid' ? 'Paid by card' : 'Card payment';
  if (isDone) return 'Collection Only, paid';
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
export function getStaffPaymentLabel(outline: OrderOutline, state: string): string {
  return outline.method === 'offline' && state === 'awaiting_collection'
    ? `Collection Only, to be paid ${describePaymentTime(outline.kinds)}`
    : getPaymentLabel(outline, state);
}

/** Returns words that follow 'you pay when you'. */
const getCollectionPhrase = (parts: readonly OrderPart[]) => {
  const care = parts.find(({ name }) => name === 'care');
  if (!care) return 'collect';
  return parts.length > 1 ? 'fetch your order' : `fetch your ${care.noun}`;
};

/** Formatted amounts that are due with 'Collection Only', such as '£12.50'. */
export interface DueAmounts {
  total: string;
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

export function describeDuePaymentForStaff(
  { kinds, method }: OrderOutline,
  dueAmounts: DueAmounts,
): string {
  if (method === 'online') return `Paid by card: ${dueAmounts.total}. Nothing more is due.`;
  const { isPaidAtWarehouse, isPaidOnDay } = findPaymentLocations({ kinds });
  if (!isPaidAtWarehouse) return `To be paid: ${dueAmounts.total}, on the day.`;
  if (!isPaidOnDay) return `To be paid: ${dueAmounts.total}, when it is fetched.`;
  return `To be paid: ${dueAmounts.total}. Of it ${dueAmounts.dayAmount} on the day, and ${dueAmounts.warehouseAmount} when the rest is fetched.`;
}

/** Returns a text for staff about paid and due amounts, for every state of an order. */
export function describePaymentForStaff(
  outline: OrderOutline,
  state: string,
  dueAmounts: DueAmounts,
): string {
  if (state === 'cancelled') return 'The order is cancelled: nothing more is to be paid.';
  if (outline.method === 'online') {
    if (state === 'awaiting_payment') return `Not paid yet: ${dueAmounts.total}, by card.`;
    if (state === 'payment_failed')
      return `Not paid: the card payment of ${dueAmounts.total} failed.`;
  } else if (state === 'completed') return `Paid: ${dueAmounts.total}. Nothing more is due.`;
  return describeDuePaymentForStaff(outline, dueAmounts);
}

interface WarehouseTexts {
  title: string;
  note: string;
}

/** Returns texts about the warehouse, or null if the customer need not go there. */
export function getWarehouseTexts({ kinds, method }: OrderOutline): WarehouseTexts | null {
  const parts = listOrderParts(kinds).filter(isAtWarehouse);
  const [firstPart, ...otherParts] = parts;
  if (method === 'online' || firstPart === undefined) return null;
  if (otherParts.length > 0) {
    return { title: 'Our warehouse', note: 'Please bring the order number when you come.' };
  }
  return firstPart.name === 'care'
    ? {
        title: `Bring your ${firstPart.noun} to our warehouse`,
        note: 'Please bring the order number with them.',
      }
    : {
        title: 'Collect from our warehouse',
        note: 'Please bring the order number when you collect.',
      };
}

/** Returns the texts beside a payment method, one for each part of the order. */
export function listMethodHints({ kinds, method }: OrderOutline): string[] {
  const parts = listOrderParts(kinds);
  const [firstPart, ...otherParts] = parts;
  if (firstPart && otherParts.length === 0) return [getPartTexts(firstPart, method).hint];
  return parts.map((part) => {
    const { hint, hintInMixedBasket = hint } = getPartTexts(part, method);
    return hintInMixedBasket;
  });
}

/** Returns the question for a day, for pages before the shopper has chosen a payment method. */
export function getDayQuestion(
  kinds: OrderOutline['kinds'],
  bookingKind: BookingKind,
  hasCard: boolean,
): { title: string; intro: string } {
  if (bookingKind === 'move') {
    return {
      title: 'When shall we move you?',
      intro: 'Choose the day that suits you best. We keep the place for you.',
    };
  }
  const noun = listOrderParts(kinds).find(({ name }) => name === 'care')?.noun ?? 'items';
  const bringText = `the day on which you bring your ${noun} to our warehouse.`;
  return {
    title: `A day for your ${noun}`,
    intro: hasCard
      ? `If you pay by card, it is the day on which we collect your ${noun}. With Collection Only it is ${bringText}`
      : capitalise(bringText),
  };
}
