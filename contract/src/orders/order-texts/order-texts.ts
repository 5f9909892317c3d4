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
 * half day, or null. If `isPaid`, no sentence asks for money.
 */
export const describeNextSteps = (
  { kinds, method }: OrderOutline,
  findDayText: (bookingKind: BookingKind) => string | null,
  isPaid = false,
): string[] =>
  listOrderParts(kinds).flatMap((part) => {
    const bookingKind = getBookingKind(part);
    return getPartTexts(part, method).nextSteps(bookingKind && findDayText(bookingKind), isPaid);
  });

/**
 * Returns the sentence for the customer about a booked half day. `dayText` is like 'Monday 3 March
 * 2031, in the morning'. If `isPaid`, the sentence does not ask for money.
 */
export function describeBookedDay(
  { kinds, method }: OrderOutline,
  bookingKind: BookingKind,
  dayText: string,
  isPaid: boolean,
): string {
  const part = listOrderParts(kinds).find((each) => getBookingKind(each) === bookingKind);
  const [sentence] = part ? getPartTexts(part, method).nextSteps(dayText, isPaid) : [];
  return sentence ?? `Your day is ${dayText}.`;
}

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
export function findPaymentLocations({ kinds }: Pick<OrderOutline, 'kinds'>) {
  const parts = listOrderParts(kinds);
  return { isPaidAtWarehouse: parts.some(isAtWarehouse), isPaidOnDay: !parts.every(isAtWarehouse) };
}

/** Returns words that follow 'to be paid', such as 'on collection'. */
export function describePaymentTime(kinds: OrderOutline['kinds']): string {
  const { isPaidAtWarehouse, isPaidOnDay } = findPaymentLocations({ kinds });
  if (!isPaidOnDay) return 'on collection';
  return isPaidAtWarehouse ? 'later' : 'on the day';
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
