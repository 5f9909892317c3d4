import { eq } from 'drizzle-orm';
import { confirmBookings, releaseBookings } from '../../calendar/bookings/book-order.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { toLondonDay } from '../../schedule/london-day.ts';
import { confirmOrder } from '../emails/confirm-order.ts';
import { orders } from '../records/tables.ts';
import { listStatesWith } from '../state/order-states.ts';
import {
  mailCancellation,
  mailStaffCancellation,
  refundPayments,
} from './changes/cancel-effects.ts';
import { findHoldRefusal } from './hold-refusal.ts';
import type { EffectContext, Transition } from './order-event.ts';

type AnyContext = Pick<EffectContext, 'tx' | 'order'>;

const release = ({ tx, order }: AnyContext) => releaseBookings(tx, order.id);

const endHold = async ({ tx, order }: AnyContext): Promise<void> => {
  await tx.update(orders).set({ hold: null }).where(eq(orders.id, order.id));
};

const certainStates = listStatesWith('certain');
const unpaidStates = listStatesWith('unpaid');

/** Events that change the state of an order, and the mark of an order on hold. */
export const stateTransitions: readonly Transition[] = [
  {
    event: 'pay',
    from: unpaidStates,
    to: 'paid',
    by: ['payment'],
    effects: [
      ({ tx, order }) => confirmBookings(tx, order),
      ({ tx, order }) => confirmOrder(tx, order),
    ],
  },
  {
    event: 'failPayment',
    from: ['awaiting_payment'],
    to: 'payment_failed',
    by: ['payment', 'system'],
    effects: [release],
  },
  {
    event: 'retryPayment',
    from: ['payment_failed'],
    to: 'awaiting_payment',
    by: ['shopper'],
    effects: [],
  },
  {
    event: 'replace',
    from: unpaidStates,
    to: 'cancelled',
    by: ['shopper'],
    effects: [release, endHold],
  },
  {
    // A card order that was never paid was never confirmed, so its cancellation sends no email.
    event: 'cancel',
    from: unpaidStates,
    to: 'cancelled',
    by: ['shopper'],
    effects: [release, endHold, refundPayments],
  },
  {
    event: 'cancel',
    from: certainStates,
    to: 'cancelled',
    by: ['shopper'],
    effects: [release, endHold, refundPayments, mailCancellation],
  },
  {
    event: 'cancel',
    from: [...unpaidStates, ...certainStates],
    to: 'cancelled',
    by: ['staff'],
    effects: [release, endHold, refundPayments, mailStaffCancellation],
  },
  {
    event: 'complete',
    from: certainStates,
    to: 'completed',
    by: ['staff'],
    effects: [],
    findRefusal: findHoldRefusal,
  },
  {
    // Nothing is mailed. `refreshLateDay` ends the warnings, and `findHoldRefusal` stops the steps.
    event: 'hold',
    from: [...unpaidStates, ...certainStates],
    to: null,
    by: ['staff'],
    effects: [
      async ({ tx, order, cause: { reason = '' }, input: { until = '', told = false } }) => {
        if (until !== '' && until < toLondonDay(new Date()))
          throw invalidField('until', 'Until about: this day is over.');
        const hold = { reason, since: new Date().toISOString(), until: until || null, told };
        await tx.update(orders).set({ hold }).where(eq(orders.id, order.id));
        return { before: { until: null, told: false }, after: { until: hold.until, told } };
      },
    ],
    findRefusal: findHoldRefusal,
  },
  {
    event: 'resume',
    from: [...unpaidStates, ...certainStates],
    to: null,
    by: ['staff'],
    effects: [endHold],
    findRefusal: ({ order }) => (order.hold === null ? 'The order is not on hold.' : ''),
  },
];
