import { describeOrderState, orderStateNames } from 'contract/orders/order-state';
import { listAddedLines } from '../../invoices/issue/issue-invoice.ts';
import { requireNumber } from '../../invoices/records/load-invoices.ts';
import { isCancelled, isUnpaid, listStatesWith } from '../state/order-states.ts';
import { issueRequestedCreditNote, issueRequestedInvoice } from './changes/issue-documents.ts';
import { ERASURE_REFUSAL } from './changes/mail-links.ts';
import type { Transition } from './order-event.ts';
import type { OrderFacts } from './order-facts.ts';

/** Events that issue an invoice or a credit note. They keep the state of the order. */
export const invoiceTransitions: readonly Transition[] = [
  {
    event: 'issueInvoice',
    from: [...listStatesWith('certain'), ...listStatesWith('completed')],
    to: null,
    by: ['staff'],
    effects: [issueRequestedInvoice],
    findRefusal: findInvoiceRefusal,
    refusalCode: 'no_invoice',
  },
  {
    event: 'issueCreditNote',
    from: orderStateNames,
    to: null,
    by: ['staff'],
    effects: [issueRequestedCreditNote],
    findRefusal: async (facts) =>
      (await facts.findOpenInvoice()) === null
        ? 'The order has no invoice that can be credited.'
        : '',
    refusalCode: 'no_invoice',
  },
];

async function findInvoiceRefusal(facts: OrderFacts): Promise<string> {
  const { order } = facts;
  if (order.email === '') return ERASURE_REFUSAL;
  if (isUnpaid(order) || isCancelled(order))
    return `The order is ${describeOrderState(order.state).label.toLowerCase()}.`;
  const openInvoice = await facts.findOpenInvoice();
  if (openInvoice === null) return '';
  const addedLines = await listAddedLines(facts.tx, await facts.loadDetail());
  return addedLines.length > 0
    ? ''
    : `The order already has invoice ${requireNumber(openInvoice.invoice)}.`;
}
