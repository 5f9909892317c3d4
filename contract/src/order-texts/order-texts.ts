import {
  capitalised,
  isAtWarehouse,
  type OrderOutline,
  type OrderPart,
  partsOf,
} from './outline.ts';
import { textsOf } from './table.ts';

/** What the calendar books: a move, or the day on which things come into care. */
export type BookingKind = 'move' | 'visit';

/** The booking of an order's part; null for a part that has no day of the calendar. */
export function bookingOf({ name }: OrderPart): BookingKind | null {
  if (name === 'move') return 'move';
  return name === 'care' ? 'visit' : null;
}

/** What happens next. `dayOf` returns a chosen day in words, or null. */
export const nextSteps = (
  { kinds, method }: OrderOutline,
  dayOf: (booking: BookingKind) => string | null,
): string[] =>
  partsOf(kinds).flatMap((part) => {
    const booking = bookingOf(part);
    return textsOf(part, method).next(booking && dayOf(booking));
  });

/** What the shopper must still do about a day that is held for them. */
export const HELD_DAY =
  'We hold that day for 24 hours: please confirm it by the link in our e-mail.';

interface DayTexts {
  /** Its title for the shopper. */
  title: string;
  /** After 'another day for'. */
  inSentence: string;
  /** Its title for the firm's people. */
  work: string;
}

/** How the days of an order are called, by their booking; without a method by what is true for both. */
export function dayTexts(
  kinds: OrderOutline['kinds'],
  method: OrderOutline['method'] | null,
): Partial<Record<BookingKind, DayTexts>> {
  return Object.fromEntries(
    partsOf(kinds).flatMap((part) => {
      const booking = bookingOf(part);
      if (booking === null) return [];
      const { day, dayInSentence, workDay } = textsOf(part, method ?? 'online');
      const title = method === null && booking === 'visit' ? `Your ${part.noun}` : day;
      return [[booking, { title, inSentence: dayInSentence, work: workDay }]];
    }),
  );
}

/** Where 'Collection Only' is paid: at the warehouse, on the day, or part of it at each. */
function placesOfPayment({ kinds }: Pick<OrderOutline, 'kinds'>) {
  const parts = partsOf(kinds);
  return { atWarehouse: parts.some(isAtWarehouse), onTheDay: !parts.every(isAtWarehouse) };
}

/** When 'Collection Only' is paid, as the button that places the order says it (decision 17). */
export function whenPaid(kinds: OrderOutline['kinds']): string {
  const { atWarehouse, onTheDay } = placesOfPayment({ kinds });
  if (!onTheDay) return 'on collection';
  return atWarehouse ? 'later' : 'on the day';
}

/** The state `awaiting_collection` in words: a move is not collected, and what is in care is brought first. */
export function awaitingLabel(kinds: OrderOutline['kinds']): string {
  const { atWarehouse, onTheDay } = placesOfPayment({ kinds });
  if (onTheDay) return atWarehouse ? 'To be paid later' : 'To be paid on the day';
  return partsOf(kinds).some(({ name }) => name === 'care')
    ? 'To be paid on collection'
    : 'Awaiting collection';
}

/** How an order is paid, or was. */
export function paymentFact({ kinds, method }: OrderOutline, state: string): string {
  const isDone = state === 'completed';
  if (method === 'online') return isDone || state === 'paid' ? 'Paid by card' : 'Card payment';
  if (isDone) return 'Collection Only, paid';
  if (state !== 'awaiting_collection') return 'Collection Only';
  const { atWarehouse, onTheDay } = placesOfPayment({ kinds });
  if (!onTheDay) return `Collection Only: you pay when you ${fetchingOf(partsOf(kinds))}`;
  return atWarehouse
    ? 'Collection Only: you pay partly on the day, and the rest when you fetch it'
    : 'Collection Only: you pay on the day';
}

const fetchingOf = (parts: readonly OrderPart[]) => {
  const care = parts.find(({ name }) => name === 'care');
  if (!care) return 'collect';
  return parts.length > 1 ? 'fetch your order' : `fetch your ${care.noun}`;
};

/** Amounts in words, as '£12.00'. */
export interface DueAmounts {
  total: string;
  onTheDay: string;
  atWarehouse: string;
}

/** When and where an order of 'Collection Only' is paid; `warehouse` is its address. */
export function paidLater(
  kinds: OrderOutline['kinds'],
  due: DueAmounts,
  warehouse: string,
): string {
  const { atWarehouse, onTheDay } = placesOfPayment({ kinds });
  if (!atWarehouse) {
    return `To pay on the day: ${due.total}. There is nothing to fetch, and no delivery charge.`;
  }
  if (onTheDay) {
    return `To pay later: ${due.total}. You pay ${due.onTheDay} on the day, and ${due.atWarehouse} when you fetch the rest from our warehouse, ${warehouse}; there is no delivery charge.`;
  }
  const [first, ...more] = partsOf(kinds);
  const isCareAlone = first?.name === 'care' && more.length === 0;
  const how = isCareAlone
    ? `You bring your ${first.noun} to our warehouse, ${warehouse}, and pay when you fetch them there`
    : `You pay when you collect your order from our warehouse, ${warehouse}`;
  return `To pay on collection: ${due.total}. ${how}; there is no delivery charge.`;
}

/** The same for the firm's people, with what is paid by card. */
export function dueForFirm({ kinds, method }: OrderOutline, due: DueAmounts): string {
  if (method === 'online') return `Paid by card: ${due.total}. Nothing more is due.`;
  const { atWarehouse, onTheDay } = placesOfPayment({ kinds });
  if (!atWarehouse) return `To be paid: ${due.total}, on the day.`;
  if (!onTheDay) return `To be paid: ${due.total}, when it is fetched.`;
  return `To be paid: ${due.total}. Of it ${due.onTheDay} on the day, and ${due.atWarehouse} when the rest is fetched.`;
}

interface WarehouseTexts {
  title: string;
  note: string;
}

/** What stands beside the warehouse's address; null for an order of which nothing is brought or fetched there. */
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

/** What each method means for what is in the basket, sentence by sentence or part by part. */
export function methodHints({ kinds, method }: OrderOutline): string[] {
  const parts = partsOf(kinds);
  const [only, ...more] = parts;
  if (only && more.length === 0) return [textsOf(only, method).hint];
  return parts.map((part) => {
    const { hint, hintBesideOthers = hint } = textsOf(part, method);
    return hintBesideOthers;
  });
}

/** Title of the question for a day, and what that day is, before a method is chosen; `hasCard`: both can be. */
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
      : capitalised(brought),
  };
}
