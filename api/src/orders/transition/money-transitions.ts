import { randomUUID } from 'node:crypto';
import { orderStateNames } from 'contract/orders/order-state';
import { listStatesWith } from '../state/order-states.ts';
import { correctPayment, recordPayment } from './changes/record-payment.ts';
import { askForPayment, findRequestRefusal } from './changes/ask-for-payment.ts';
import type { Transition } from './order-event.ts';

/** Actions of staff that write entries of the ledger. The order's state follows from the entries. */
export const moneyTransitions: readonly Transition[] = [
  {
    event: 'askForPayment',
    from: [...listStatesWith('pending'), ...listStatesWith('confirmed')],
    to: null,
    by: ['staff'],
    effects: [askForPayment],
    findRefusal: findRequestRefusal,
    refusalCode: 'nothing_due',
    completePreview: () => ({ key: randomUUID() }),
  },
  {
    event: 'recordPayment',
    from: orderStateNames.filter((state) => !listStatesWith('cancelled').includes(state)),
    to: null,
    by: ['staff'],
    effects: [recordPayment],
  },
  {
    event: 'correctPayment',
    from: orderStateNames,
    to: null,
    by: ['staff'],
    effects: [correctPayment],
  },
];
