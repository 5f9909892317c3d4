import { eq } from 'drizzle-orm';
import {
  confirmBookings,
  confirmUnaffectedBookings,
  releaseBookings,
} from '../../calendar/bookings/book-order.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import { confirmOrder } from '../emails/confirm-order.ts';
import { orders } from '../records/tables.ts';
import { listStatesWith } from '../state/order-states.ts';
import {
  mailCancellation,
  mailStaffCancellation,
  refundPayments,
} from './changes/cancel-effects.ts';
import { issueDueInvoice, takeBackInvoices } from './changes/issue-documents.ts';
import { recordRest } from './changes/record-payment.ts';
import { listDisputeWarnings } from './dispute-warnings.ts';
import { findHoldRefusal } from './hold-refusal.ts';
import type { EffectContext, Transition } from './order-event.ts';

type AnyContext = Pick<EffectContext, 'tx' | 'order'>;

const release = ({ tx, order }: AnyContext) => releaseBookings(tx, order.id);

const endHold = async ({ tx, order }: AnyContext): Promise<void> => {
  await tx.update(orders).set({ hold: null }).where(eq(orders.id, order.id));
};

/** The first payment of a card order makes the order and its days certain. */
const confirmationEffects = [
  ({ tx, order }: AnyContext) => confirmBookings(tx, order),
  ({ tx, order }: AnyContext) => confirmOrder(tx, order),
];

/** Money that comes for an order that is paid on collection makes its held days certain. */
const confirmHeldDays = async ({ tx, order }: AnyContext): Promise<void> => {
  await confirmUnaffectedBookings(tx, order, { text: 'with the payment' });
};

const certainStates = listStatesWith('certain');
const unpaidStates = listStatesWith('unpaid');

/** Events that change the state of an order, and the mark of an order on hold. */
export const stateTransitions: readonly Transition[] = [
  // `payments/ledger/settle-order.ts` chooses among these events by the order's payments.
  {
    event: 'pay',
    from: unpaidStates,
    to: 'paid',
    by: ['payment'],
    effects: [...confirmationEffects, issueDueInvoice],
  },
  {
    event: 'payPart',
    from: unpaidStates,
    to: 'part_paid',
    by: ['payment'],
    effects: confirmationEffects,
  },
  {
    event: 'pay',
    from: listStatesWith('certain').filter((state) => state !== 'paid'),
    to: 'paid',
    by: ['payment'],
    effects: [confirmHeldDays, issueDueInvoice],
  },
  {
    event: 'payPart',
    from: listStatesWith('certain').filter((state) => state !== 'part_paid'),
    to: 'part_paid',
    by: ['payment'],
    effects: [confirmHeldDays],
  },
  {
    event: 'owe',
    from: listStatesWith('moneyReceived'),
    to: 'awaiting_collection',
    by: ['payment'],
    effects: [],
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
    effects: [release, endHold, refundPayments, takeBackInvoices, mailCancellation],
  },
  {
    event: 'cancel',
    from: [...unpaidStates, ...certainStates],
    to: 'cancelled',
    by: ['staff'],
    effects: [release, endHold, refundPayments, takeBackInvoices, mailStaffCancellation],
    listWarnings: listDisputeWarnings,
  },
  {
    event: 'complete',
    from: certainStates,
    to: 'completed',
    by: ['staff'],
    effects: [recordRest, issueDueInvoice],
    findRefusal: findHoldRefusal,
    listWarnings: listDisputeWarnings,
  },
  {
    // Nothing is mailed. `refreshLateDay` ends the warnings, and `findHoldRefusal` stops the steps.
    event: 'hold',
    from: [...unpaidStates, ...certainStates],
    to: null,
    by: ['staff'],
    effects: [
      async ({ tx, order, cause: { reason = '' }, input: { until = '', told = false } }) => {
        if (until !== '' && until < getLondonToday())
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
