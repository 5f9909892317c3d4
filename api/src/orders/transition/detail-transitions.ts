import { describeOrderState, orderStateNames } from 'contract/orders/order-state';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { findOtherAccountEmail } from '../link/order-link.ts';
import { getOrderOutline } from '../records/load-orders.ts';
import { type OrderRow, orders } from '../records/tables.ts';
import { isUnpaid, listStatesWith } from '../state/order-states.ts';
import { addNote } from './changes/add-note.ts';
import { changeContact, toContact } from './changes/change-contact.ts';
import { changeEventDate } from './changes/change-event-date.ts';
import { changeMoveAddresses, NO_MOVE_REFUSAL } from './changes/change-move-addresses.ts';
import { endLinks, ERASURE_REFUSAL, findLinkRefusal, mailLink } from './changes/mail-links.ts';
import { moveStep } from './changes/move-step.ts';
import { resendMail } from './changes/resend-mail.ts';
import { listDisputeWarnings } from './dispute-warnings.ts';
import { findHoldRefusal } from './hold-refusal.ts';
import type { Transition } from './order-event.ts';
import type { OrderFacts } from './order-facts.ts';

const findErasureRefusal = ({ order }: OrderFacts) => (order.email === '' ? ERASURE_REFUSAL : '');

const remindedStates = orderStateNames.filter(
  (state) => !listStatesWith('cancelled').includes(state),
);

async function switchReminders(tx: Tx, { id }: OrderRow, remindersOff: boolean): Promise<void> {
  await tx.update(orders).set({ remindersOff }).where(eq(orders.id, id));
}

/** Events about steps, details, notes, mails and links of an order. They keep its state. */
export const detailTransitions: readonly Transition[] = [
  {
    event: 'moveStep',
    from: listStatesWith('certain'),
    to: null,
    by: ['staff'],
    effects: [moveStep],
    findRefusal: (facts) =>
      isUnpaid(facts.order)
        ? `The order is ${describeOrderState(facts.order.state).label.toLowerCase()}. Its steps begin when it is paid.`
        : findHoldRefusal(facts),
    refusalCode: 'bad_step',
    listWarnings: listDisputeWarnings,
  },
  {
    event: 'changeContact',
    from: orderStateNames,
    to: null,
    by: ['staff'],
    effects: [changeContact],
    findRefusal: findErasureRefusal,
    refusalCode: 'erased',
    // The other details may be incomplete while staff correct them. They are in no mail.
    completePreview: (order) => ({ ...toContact(order), mobile: '' }),
    listWarnings: async ({ tx, order: { userid } }, { email }) => {
      const accountEmail = await findOtherAccountEmail(tx, { userid, email });
      const text = `The order stays in the account of ${accountEmail}.`;
      return accountEmail === null ? [] : [{ code: 'other_account', text }];
    },
  },
  {
    event: 'changeEventDate',
    from: orderStateNames,
    to: null,
    by: ['staff'],
    effects: [changeEventDate],
    findRefusal: async (facts) => {
      const { kinds } = getOrderOutline(await facts.loadDetail());
      return (
        findErasureRefusal(facts) ||
        (kinds.includes('garments') ? '' : 'There are no garments in this order.')
      );
    },
    refusalCode: 'no_garments',
  },
  {
    event: 'changeMoveAddresses',
    from: orderStateNames,
    to: null,
    by: ['staff'],
    effects: [changeMoveAddresses],
    findRefusal: (facts) =>
      findErasureRefusal(facts) || (facts.order.schedule?.move ? '' : NO_MOVE_REFUSAL),
    refusalCode: 'no_move',
  },
  { event: 'addNote', from: orderStateNames, to: null, by: ['staff'], effects: [addNote] },
  {
    event: 'resendMail',
    from: orderStateNames,
    to: null,
    by: ['staff'],
    effects: [resendMail],
    findRefusal: findErasureRefusal,
    refusalCode: 'erased',
    completePreview: () => ({ isCopy: true }),
  },
  {
    event: 'stopReminders',
    from: remindedStates,
    to: null,
    by: ['staff'],
    effects: [({ tx, order }) => switchReminders(tx, order, true)],
    findRefusal: ({ order }) => (order.remindersOff ? 'The reminders are off.' : ''),
    refusalCode: 'no_change',
  },
  {
    event: 'resumeReminders',
    from: remindedStates,
    to: null,
    by: ['staff'],
    effects: [({ tx, order }) => switchReminders(tx, order, false)],
    findRefusal: ({ order }) => (order.remindersOff ? '' : 'The reminders are on.'),
    refusalCode: 'no_change',
  },
  {
    event: 'renewLink',
    from: orderStateNames,
    to: null,
    by: ['staff'],
    effects: [endLinks, mailLink],
    findRefusal: findLinkRefusal,
    refusalCode: 'no_link',
  },
  {
    event: 'endLinks',
    from: orderStateNames,
    to: null,
    by: ['staff'],
    effects: [endLinks],
    findRefusal: async (facts) => {
      const refusal = await findLinkRefusal(facts);
      return refusal || ((await facts.loadLinks()).count > 0 ? '' : 'No mailed link works now.');
    },
    refusalCode: 'no_link',
  },
];
