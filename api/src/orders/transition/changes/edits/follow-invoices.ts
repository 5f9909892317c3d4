import { formatMoney } from 'contract/values/pence';
import type { Tx } from '../../../../db/db.ts';
import { conflict } from '../../../../http/http-error.ts';
import { compareWithInvoices } from '../../../../invoices/issue/compare-with-invoices.ts';
import { creditSurplusLines } from '../../../../invoices/issue/issue-credit-note.ts';
import { issueInvoice } from '../../../../invoices/issue/issue-invoice.ts';
import { requireNumber } from '../../../../invoices/records/load-invoices.ts';
import type { OrderDetail } from '../../../records/load-orders.ts';
import { isPaid } from '../../../state/order-states.ts';
import type { Cause } from '../../order-event.ts';
import { hasPermission, requireStaffId } from '../../staff-cause.ts';

interface CreditRequest {
  cause: Cause;
  /** Whether staff confirmed the credit note. */
  isConfirmed: boolean;
}

/**
 * Issues the credit notes over lines that a change took off an order and that invoices have. Returns
 * their sum in pence. Throws 409 if staff did not confirm them, or may not issue credit notes.
 */
export async function creditRemovedLines(
  tx: Tx,
  order: OrderDetail,
  { cause, isConfirmed }: CreditRequest,
): Promise<number> {
  const { surplus } = await compareWithInvoices(tx, order);
  const amount = surplus.reduce((sum, { gross }) => sum + gross, 0);
  if (amount === 0) return 0;
  const numbers = surplus.map(({ openInvoice }) => requireNumber(openInvoice.invoice)).join(', ');
  const need = `This change takes ${formatMoney(amount)} off invoice ${numbers}`;
  if (!hasPermission(cause, 'invoices'))
    throw conflict(
      `${need}. That needs a credit note, which your role does not allow. Ask a manager to make the change.`,
      'credit_note_refused',
    );
  if (!isConfirmed)
    throw conflict(`${need}. Please confirm the credit note.`, 'credit_note_needed');
  const { reason = '' } = cause;
  return creditSurplusLines(tx, surplus, { reason, staffid: requireStaffId(cause) });
}

/**
 * Issues the invoice over lines that a change added to an order that is paid and stays paid. Otherwise
 * the payment of these lines issues it.
 */
export async function issueAddedInvoice(
  tx: Tx,
  order: OrderDetail,
  staffid: number,
): Promise<void> {
  if (isPaid(order) && order.money.due === 0) await issueInvoice(tx, order.id, { staffid });
}
