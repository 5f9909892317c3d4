import { eq } from 'drizzle-orm';
import { loadBookingKinds } from '../../../calendar/bookings/booking-rules.ts';
import { checkDiscountLimit } from '../../../compose/pricing/discount-limit.ts';
import { toSavedPrices } from '../../../compose/pricing/saved-prices.ts';
import { type ComposedOrder, composeOrder } from '../../../compose/pricing/price-composition.ts';
import { TotalDiffersError } from '../../../compose/pricing/total-differs-error.ts';
import type { Tx } from '../../../db/db.ts';
import { enqueueMail } from '../../../mail/queue/queue.ts';
import { findSettlingEvent } from '../../../payments/ledger/find-settling-event.ts';
import { fixSessionAmounts, getPageAmount } from '../../../payments/records/session-amounts.ts';
import { addReturnOfChange } from '../../../payments/records/refund-payments.ts';
import { paymentRequests } from '../../../payments/records/tables.ts';
import { withdrawDueRefunds } from '../../../payments/records/withdraw-due-refunds.ts';
import { computeDeposit } from '../../../pricing/compute-deposit.ts';
import { getLondonToday } from '../../../schedule/london-day.ts';
import { changeDays } from './edits/change-days.ts';
import { describeAuditedChanges } from './edits/describe-audited-changes.ts';
import { describeChanges } from '../../records/edits/describe-changes.ts';
import { creditRemovedLines, issueAddedInvoice } from './edits/follow-invoices.ts';
import { resetRemovedParts } from './edits/reset-removed-parts.ts';
import { storeEditedLines } from './edits/store-edited-lines.ts';
import { orderEdits } from '../../records/edits/tables.ts';
import { takeSnapshot } from './edits/take-snapshot.ts';
import { loadOrder, type OrderDetail } from '../../records/load-orders.ts';
import { type OrderRow, orders } from '../../records/tables.ts';
import { isUnpaid } from '../../state/order-states.ts';
import type { Cause, Effect, EventInput } from '../order-event.ts';
import { hasPermission, requireStaffId } from '../staff-cause.ts';

type EditInput = EventInput<'editOrder'>;

/**
 * Changes lines, prices and days of an order together. What is due or goes back, the invoices and the
 * steps follow. Throws 409 if a line cannot be ordered, if the total differs from that on the page, or
 * if a credit note is needed and was not confirmed. Throws 403 for a discount above the role's limit.
 */
export const editOrder: Effect<'editOrder'> = async ({ tx, order, cause, input }) => {
  const { reason = '' } = cause;
  const staffid = requireStaffId(cause);
  const formerOrder = await loadDetail(tx, order);
  const before = await takeSnapshot(tx, formerOrder);
  const formerKinds = await loadBookingKinds(tx, formerOrder.lines);
  const composed = await composeEdit(tx, formerOrder, input, cause);

  await fixSessionAmounts(tx, order);
  await storeEditedLines(tx, formerOrder, input.composition.lines, composed.priced.lines);
  await storePrices(tx, order, composed, input);
  const { lines } = await loadDetail(tx, order);
  const neededKinds = await loadBookingKinds(tx, lines);
  const { schedule, override = false } = input;
  await changeDays(tx, order, { schedule, formerKinds, neededKinds, override, reason });
  await storeDeposit(tx, order, composed);

  const changedOrder = await loadDetail(tx, order);
  const changes = describeAuditedChanges(formerOrder, changedOrder);
  if (Object.keys(changes.after).length === 0) return 'unchanged';
  const after = await takeSnapshot(tx, changedOrder);
  await resetRemovedParts(tx, formerOrder, changedOrder, staffid);
  const withdrawn = await withdrawDueRefunds(tx, changedOrder);
  // A withdrawn refund changes what is due, on which the invoice of added lines depends.
  const editedOrder = withdrawn > 0 ? await loadDetail(tx, order) : changedOrder;
  const isReturnSent = hasPermission(cause, 'refunds');
  const returned = await addReturnOfChange(tx, editedOrder, {
    reason,
    staffid,
    isSent: isReturnSent,
  });
  const isConfirmed = input.creditnote === true;
  const credited = await creditRemovedLines(tx, editedOrder, { cause, isConfirmed });
  const [edit] = await tx
    .insert(orderEdits)
    .values({
      orderid: order.id,
      before,
      after,
      cardReturn: returned.cardReturn,
      outsideReturn: returned.outsideReturn,
      isReturnSent,
      withheld: returned.withheld,
      withdrawn,
      credited,
      staffid,
    })
    .returning({ id: orderEdits.id });
  if (edit === undefined) throw new Error('The change was not stored.');
  await issueAddedInvoice(tx, editedOrder, staffid);
  // Addresses, notes and typed texts are in no mail.
  if (describeChanges(before, after).length > 0) {
    await enqueueMail(tx, { job: { kind: 'order-edited', orderid: order.id, editid: edit.id } });
    if (isUnpaid(editedOrder)) await askForNewAmount(tx, editedOrder, edit.id, staffid);
  }
  return { ...changes, followUp: await findSettlingEvent(tx, editedOrder) };
};

/**
 * Lets the customer of an unpaid card order pay on its page, because the page at the checkout was for
 * another amount. The mail about the change asks for the payment.
 */
async function askForNewAmount(
  tx: Tx,
  order: OrderDetail,
  editid: number,
  staffid: number,
): Promise<void> {
  await tx.insert(paymentRequests).values({
    orderid: order.id,
    amount: getPageAmount(order),
    settled: order.money.settled,
    key: `edit-${editid}`,
    staffid,
  });
}

async function loadDetail(tx: Tx, { id, orderno }: OrderRow): Promise<OrderDetail> {
  const order = await loadOrder(tx, id);
  if (order === null) throw new Error(`Order ${orderno} does not exist.`);
  return order;
}

/** Prices the lines. A preview has no total, because staff see the total in the preview. */
async function composeEdit(
  tx: Tx,
  order: OrderDetail,
  { composition, total }: EditInput,
  { staffRole = null }: Cause,
): Promise<ComposedOrder> {
  const { lines: savedLines, granted } = toSavedPrices(order);
  const method = order.paymentMethod;
  const composed = await composeOrder(tx, composition, { method, savedLines });
  await checkDiscountLimit(tx, { staffRole }, composed, granted);
  if (total !== undefined && total !== composed.priced.total)
    throw new TotalDiffersError(composed.priced.total);
  return composed;
}

async function storePrices(
  tx: Tx,
  order: OrderRow,
  { priced }: ComposedOrder,
  { note = order.note }: EditInput,
): Promise<void> {
  const { total, discount, discountReason, deliveryCharge, deliveryName } = priced;
  await tx
    .update(orders)
    .set({ total, discount, discountReason, deliveryCharge, deliveryName, note })
    .where(eq(orders.id, order.id));
}

/**
 * Computes the deposit of an order anew that waits for its deposit. A deposit that was paid stays, and
 * so do the days until the rest is due.
 */
async function storeDeposit(
  tx: Tx,
  order: OrderRow,
  { priced, prices }: ComposedOrder,
): Promise<void> {
  if (order.deposit === null || !isUnpaid(order)) return;
  const [row] = await tx
    .select({ schedule: orders.schedule })
    .from(orders)
    .where(eq(orders.id, order.id));
  const today = getLondonToday();
  const deposit = computeDeposit(priced, prices, row?.schedule ?? null, today);
  await tx
    .update(orders)
    .set({ deposit: deposit?.amount ?? null, restDays: deposit?.restDays ?? null })
    .where(eq(orders.id, order.id));
}
