import { listStatesWith } from '../state/order-states.ts';
import { editOrder } from './changes/edit-order.ts';
import { ERASURE_REFUSAL } from './changes/mail-links.ts';
import { listEditWarnings } from './edit-warnings.ts';
import type { Transition } from './order-event.ts';

/** The action by which staff change lines, prices and days. The order's state follows from its ledger. */
export const editTransitions: readonly Transition[] = [
  {
    event: 'editOrder',
    from: [...listStatesWith('unpaid'), ...listStatesWith('certain')],
    to: null,
    by: ['staff'],
    effects: [editOrder],
    findRefusal: ({ order }) => (order.email === '' ? ERASURE_REFUSAL : ''),
    refusalCode: 'erased',
    completePreview: () => ({ creditnote: true, override: true }),
    listWarnings: listEditWarnings,
  },
];
