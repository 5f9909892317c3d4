import { orderStateNames } from 'contract/orders/order-state';
import { eq, sql } from 'drizzle-orm';
import { findAffectedBookingsOfOrder } from '../../calendar/bookings/affected-bookings.ts';
import { confirmUnaffectedBookings } from '../../calendar/bookings/book-order.ts';
import { listDateWarnings } from '../../calendar/bookings/date-warnings.ts';
import { orders } from '../records/tables.ts';
import { isCertain, isUnpaid, listStatesWith } from '../state/order-states.ts';
import {
  bookAgreedDay,
  bookChosenDay,
  mailAgreedDay,
  mailMovedDay,
  toSlot,
} from './changes/change-day.ts';
import { confirmDay, keepDay, offerDay } from './changes/decide-day.ts';
import { releaseDay } from './changes/release-day.ts';
import type { Effect, Transition } from './order-event.ts';

const countDayChange: Effect<'changeDay'> = async ({ tx, order }) => {
  const dateChanges = sql`${orders.dateChanges} + 1`;
  await tx.update(orders).set({ dateChanges }).where(eq(orders.id, order.id));
};

const certainStates = listStatesWith('certain');

/** Events about the booked days of an order. They keep its state. */
export const dayTransitions: readonly Transition[] = [
  {
    event: 'changeDay',
    from: certainStates,
    to: null,
    by: ['shopper'],
    effects: [bookChosenDay, countDayChange, mailMovedDay],
  },
  {
    event: 'changeDay',
    from: certainStates,
    to: null,
    by: ['staff'],
    effects: [bookAgreedDay, mailAgreedDay],
    findRefusal: async (facts) => {
      if (facts.order.schedule?.move || facts.order.schedule?.visit) return '';
      const missingKinds = await facts.loadMissingBookingKinds();
      return missingKinds.length > 0 ? '' : 'Nothing in this order is booked by day.';
    },
    completePreview: () => ({ override: true }),
    listWarnings: ({ tx, order }, input) => listDateWarnings(tx, order.id, toSlot(input)),
  },
  {
    event: 'confirmDay',
    from: certainStates,
    to: null,
    by: ['staff'],
    effects: [confirmDay],
    findRefusal: async (facts) => {
      const bookings = await facts.loadBookings();
      const isDayHeld = bookings.some(({ heldUntil }) => heldUntil !== null);
      return isDayHeld || !isCertain(facts.order) ? '' : 'No day waits to be confirmed.';
    },
    completePreview: () => ({ accept: true }),
    listWarnings: async ({ tx, order }) => {
      const affected = await findAffectedBookingsOfOrder(tx, order.id);
      return affected.map(({ problem: code, text }) => ({ code, text }));
    },
  },
  {
    event: 'confirmDay',
    from: orderStateNames,
    to: null,
    by: ['shopper'],
    effects: [
      async ({ tx, order, cause }) => {
        await confirmUnaffectedBookings(tx, order, cause);
      },
    ],
  },
  { event: 'releaseDay', from: orderStateNames, to: null, by: ['system'], effects: [releaseDay] },
  { event: 'keepDay', from: orderStateNames, to: null, by: ['staff'], effects: [keepDay] },
  {
    // Customers change the days of paid orders only.
    event: 'offerDay',
    from: certainStates,
    to: null,
    by: ['staff'],
    effects: [offerDay],
    findRefusal: ({ order }) =>
      isUnpaid(order)
        ? `Order ${order.orderno} is not paid yet. Please offer another day once it is paid.`
        : '',
    refusalCode: 'not_paid',
  },
];
