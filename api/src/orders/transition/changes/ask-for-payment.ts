import { eq } from 'drizzle-orm';
import { formatMoney } from 'contract/values/pence';
import { invalidField } from '../../../http/invalid-field.ts';
import { loadMoney } from '../../../payments/ledger/load-money.ts';
import {
  enqueuePaymentRequest,
  isAskedByMail,
  MIN_CARD_AMOUNT,
} from '../../../payments/records/payment-request.ts';
import { paymentRequests } from '../../../payments/records/tables.ts';
import { raiseOrderVersion } from '../../records/order-version.ts';
import { isCancelled, isPending } from '../../state/order-states.ts';
import type { Effect } from '../order-event.ts';
import type { OrderFacts } from '../order-facts.ts';
import { requireStaffId } from '../staff-cause.ts';
import { ERASURE_REFUSAL } from './mail-links.ts';

/**
 * Asks the customer by mail for a part of what is due. Throws 409 for the field `amount` if less is
 * due. A repeated call with the same key asks nobody again.
 */
export const askForPayment: Effect<'askForPayment'> = async ({ tx, order, cause, input }) => {
  const { amount, text = '', key } = input;
  const requestsWithKey = await tx
    .select({ id: paymentRequests.id })
    .from(paymentRequests)
    .where(eq(paymentRequests.key, key));
  if (requestsWithKey.length > 0) return 'unchanged';
  const { due, settled } = await loadMoney(tx, order);
  if (amount > due)
    throw invalidField('amount', `Amount: only ${formatMoney(due)} is due.`, 'more_than_due', 409);
  if (amount < MIN_CARD_AMOUNT)
    throw invalidField(
      'amount',
      `Amount: a card payment is at least ${formatMoney(MIN_CARD_AMOUNT)}.`,
    );
  const staffid = requireStaffId(cause);
  const [request] = await tx
    .insert(paymentRequests)
    .values({ orderid: order.id, amount, settled, text, key, staffid })
    .returning();
  if (request === undefined) throw new Error('The request for a payment was not stored.');
  await raiseOrderVersion(tx, order.id);
  await enqueuePaymentRequest(tx, request);
  return { after: { pence: amount } };
};

/**
 * Returns the reason why staff cannot ask for a payment, or ''. A card order of a shopper is paid at
 * the checkout.
 */
export async function findRequestRefusal({ tx, order }: OrderFacts): Promise<string> {
  if (order.email === '') return ERASURE_REFUSAL;
  // The state is the reason why nothing can be asked for a cancelled order.
  if (isCancelled(order)) return '';
  if (isPending(order) && !(await isAskedByMail(tx, order.id)))
    return 'The order is awaiting payment at the checkout.';
  return (await loadMoney(tx, order)).due === 0 ? 'Nothing is due.' : '';
}
