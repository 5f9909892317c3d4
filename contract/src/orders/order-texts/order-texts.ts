import type { BookingKind } from '../../calendar/schedule.ts';
import {
  capitalise,
  isAtWarehouse,
  type OrderOutline,
  type OrderPart,
  partsOf,
} from './outline.ts';
import { textsOf } from './table.ts';

/** Returns the booking kind of a part, or null if the calendar has no days for it. */
export function bookingKindOf({ name }: OrderPart): BookingKind | null {
  if (name === 'move') return 'move';
  return name === 'care' ? 'visit' : null;
}

/**
 * Returns the next steps of an order as sentences. `findDayText` returns the chosen day in words,
 * or null.
 */
export const nextSteps = (
  { kinds, method }: OrderOutline,
  dayOf: (booking: BookingKind) => string | null,
): string[] =>
  partsOf(kinds).flatMap((part) => {
    const booking = bookingKindOf(part);
    return textsOf(part, method).nextSteps(booking && dayOf(booking));
  });

/** Returns a sentence that asks the shopper to confirm the reserved days. */
export const heldDaysNotice = (days: number): string =>
  days === 1
    ? 'We hold that day for 24 hours: please confirm it by the link in our e-mail.'
    : 'We hold these days for 24 hours: please confirm them by the link in our e-mail.';

interface DayTexts {
  /** Title of the day for the shopper. */
  title: string;
  /** Noun phrase after 'another day for'. */
  nounPhrase: string;
  /** Title of the day for staff. */
  workTitle: string;
}

/**
 * Returns the texts for the days of an order, by booking kind. Without a method, each text fits
 * both payment methods.
 */
export function dayTexts(
  kinds: OrderOutline['kinds'],
  method: OrderOutline['method'] | null,
): Partial<Record<BookingKind, DayTexts>> {
  return Object.fromEntries(
    partsOf(kinds).flatMap((part) => {
      const booking = bookingKindOf(part);
      if (booking === null) return [];
      const { dayTitle, dayNounPhrase, workDayTitle } = textsOf(part, method ?? 'online');
      const title = method === null && booking === 'visit' ? `Your ${part.noun}` : dayTitle;
      return [[booking, { title, nounPhrase: dayNounPhrase, workTitle: workDayTitle }]];
    }),
  );
}

/**
 * Returns whether a 'Collection Only' order is paid at the warehouse, on the day of the move or
 * storage, or both.
 */
function paymentLocations({ kinds }: Pick<OrderOutline, 'kinds'>) {
  const parts = partsOf(kinds);
  return { isPaidAtWarehouse: parts.some(isAtWarehouse), isPaidOnDay: !parts.every(isAtWarehouse) };
}

/** Returns when a 'Collection Only' order is paid, in words for the order button (rule 17). */
export function paymentTime(kinds: OrderOutline['kinds']): string {
  const { isPaidAtWarehouse, isPaidOnDay } = paymentLocations({ kinds });
  if (!isPaidOnDay) return 'on collection';
  return isPaidAtWarehouse ? 'later' : 'on the day';
}

/**
 * Returns the label of the state `awaiting_collection`. Its words depend on the services, because a
 * move is not collected and things in care are brought first.
 */
export function awaitingLabel(kinds: OrderOutline['kinds']): string {
  const { isPaidAtWarehouse, isPaidOnDay } = paymentLocations({ kinds });
  if (isPaidOnDay) return isPaidAtWarehouse ? 'To be paid later' : 'To be paid on the day';
  return partsOf(kinds).some(({ name }) => name === 'care')
    ? 'To be paid on collection'
    : 'Awaiting collection';
}

/** Returns how an order is or was paid, in words. */
export function paymentLabel({ kinds, method }: OrderOutline, state: string): string {
  const isDone = state === 'completed';
  if (method === 'online') return isDone || state === 'paid' ? 'Paid by card' : 'Card payment';
  if (isDone) return 'Collection Only, paid';
  if (state !== 'awaiting_collection') return 'Collection Only';
  const { isPaidAtWarehouse, isPaidOnDay } = paymentLocations({ kinds });
  if (!isPaidOnDay) return `Collection Only: you pay when you ${collectionPhrase(partsOf(kinds))}`;
  return isPaidAtWarehouse
    ? 'Collection Only: you pay partly on the day, and the rest when you fetch it'
    : 'Collection Only: you pay on the day';
}

const collectionPhrase = (parts: readonly OrderPart[]) => {
  const care = parts.find(({ name }) => name === 'care');
  if (!care) return 'collect';
  return parts.length > 1 ? 'fetch your order' : `fetch your ${care.noun}`;
};

/** Amounts as text, such as '£12.00'. */
export interface DueAmounts {
  total: string;
  dayAmount: string;
  warehouseAmount: string;
}

/**
 * Returns when and where a 'Collection Only' order is paid, in sentences. `warehouse` is an
 * address.
 */
export function collectionOnlyPayment(
  kinds: OrderOutline['kinds'],
  due: DueAmounts,
  warehouse: string,
): string {
  const { isPaidAtWarehouse, isPaidOnDay } = paymentLocations({ kinds });
  if (!isPaidAtWarehouse) {
    return `To pay on the day: ${due.total}. There is nothing to fetch, and no delivery charge.`;
  }
  if (isPaidOnDay) {
    return `To pay later: ${due.total}. You pay ${due.dayAmount} on the day, and ${due.warehouseAmount} when you fetch the rest from our warehouse, ${warehouse}; there is no delivery charge.`;
  }
  const [first, ...more] = partsOf(kinds);
  const isCareAlone = first?.name === 'care' && more.length === 0;
  const how = isCareAlone
    ? `You bring your ${first.noun} to our warehouse, ${warehouse}, and pay when you fetch them there`
    : `You pay when you collect your order from our warehouse, ${warehouse}`;
  return `To pay on collection: ${due.total}. ${how}; there is no delivery charge.`;
}

/** Returns the amounts that are due, in a sentence for staff. Includes card payments. */
export function duePaymentForStaff({ kinds, method }: OrderOutline, due: DueAmounts): string {
  if (method === 'online') return `Paid by card: ${due.total}. Nothing more is due.`;
  const { isPaidAtWarehouse, isPaidOnDay } = paymentLocations({ kinds });
  if (!isPaidAtWarehouse) return `To be paid: ${due.total}, on the day.`;
  if (!isPaidOnDay) return `To be paid: ${due.total}, when it is fetched.`;
  return `To be paid: ${due.total}. Of it ${due.dayAmount} on the day, and ${due.warehouseAmount} when the rest is fetched.`;
}

interface WarehouseTexts {
  title: string;
  note: string;
}

/**
 * Returns title and note for the warehouse's address, or null if nothing is brought or fetched
 * there.
 */
export function warehouseTexts({ kinds, method }: OrderOutline): WarehouseTexts | null {
  const parts = partsOf(kinds).filter(isAtWarehouse);
  const [first, ...more] = parts;
  if (method === 'online' || first === undefined) return null;
  if (more.length > 0) {
    return { title: 'Our warehouse', note: 'Please bring the order number when you come.' };
  }
  return first.name === 'care'
    ? {
        title: `Bring your ${first.noun} to our warehouse`,
        note: 'Please bring the order number with them.',
      }
    : {
        title: 'Collect from our warehouse',
        note: 'Please bring the order number when you collect.',
      };
}

/** Returns the hints for a payment method: one for each part of the basket. */
export function methodHints({ kinds, method }: OrderOutline): string[] {
  const parts = partsOf(kinds);
  const [only, ...more] = parts;
  if (only && more.length === 0) return [textsOf(only, method).hint];
  return parts.map((part) => {
    const { hint, hintInMixedBasket = hint } = textsOf(part, method);
    return hintInMixedBasket;
  });
}

/**
 * Returns title and intro of the day choice, before a method is chosen. `hasCard` says whether the
 * shop accepts cards.
 */
export function dayQuestion(
  kinds: OrderOutline['kinds'],
  booking: BookingKind,
  hasCard: boolean,
): { title: string; intro: string } {
  if (booking === 'move') {
    return {
      title: 'When shall we move you?',
      intro: 'Choose the day that suits you best. We keep the place for you.',
    };
  }
  const noun = partsOf(kinds).find(({ name }) => name === 'care')?.noun ?? 'items';
  const brought = `the day on which you bring your ${noun} to our warehouse.`;
  return {
    title: `A day for your ${noun}`,
    intro: hasCard
      ? `If you pay by card, it is the day on which we collect your ${noun}. With Collection Only it is ${brought}`
      : capitalise(brought),
  };
}
