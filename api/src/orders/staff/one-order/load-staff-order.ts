import { listCapacityNotes } from 'contract/catalog/move-capacity';
import { describePaymentForStaff } from 'contract/orders/order-texts/payment-texts';
import type { StaffOrderPageOnWire } from 'contract/staff/order-page';
import { toPounds } from 'contract/values/pence';
import { asc, eq } from 'drizzle-orm';
import { getBookingState } from '../../../calendar/read-schedules.ts';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { loadInvoices, toApiInvoice } from '../../../invoices/records/load-invoices.ts';
import { loadDisputesOfOrder } from '../../../payments/disputes/list-disputes.ts';
import { payments, paymentSessions } from '../../../payments/records/tables.ts';
import { loadOrderedQuote } from '../../../quotes/records/load-ordered-quote.ts';
import { bookingKinds } from '../../../schedule/schedule.ts';
import { calculateDueAmounts } from '../../emails/due-amounts.ts';
import { toApiProgress } from '../../progress/load-progress.ts';
import { toApiWorkDayTitles } from '../../records/day-texts.ts';
import { getOrderOutline, listAddressNotes } from '../../records/load-orders.ts';
import { orders } from '../../records/tables.ts';
import { toApiDiscount, toApiOrderRows, toApiSummary } from '../../records/to-api-order.ts';
import { toContact } from '../../transition/changes/change-contact.ts';
import { OrderFacts } from '../../transition/order-facts.ts';
import { listOfferedActions } from '../../transition/perform-action.ts';
import { loadAssignmentTexts } from '../../../work/records/load-assignment-texts.ts';
import { loadStaffNames, loadTimeline } from './timeline/load-timeline.ts';

/** Returns the data of an order's page for staff. Throws 404 for an unknown order. */
export async function loadStaffOrder(tx: Tx, orderno: string): Promise<StaffOrderPageOnWire> {
  const [row] = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  if (row === undefined) throw notFound('There is no such order.');
  const facts = new OrderFacts(tx, row);
  const order = await facts.loadDetail();
  const progress = await facts.loadProgress();
  const { count, until } = await facts.loadLinks();
  const { id, version, state, userid, note, schedule, placedBy } = order;
  const quote = await loadOrderedQuote(tx, id);
  const getStaffName = await loadStaffNames(tx, [placedBy]);
  return {
    ...toApiSummary(order),
    id,
    version,
    userid,
    placedby: getStaffName(placedBy),
    quoteno: quote?.quoteno ?? '',
    note,
    schedule,
    days: await loadDays(tx, facts),
    hold: order.hold,
    remindersoff: order.remindersOff,
    eventdate: order.eventDate,
    duedate: order.dueDate,
    latefrom: order.lateFrom,
    hasaccount: (await facts.loadOwnerRole()) === 'customer',
    customer: toContact(order),
    addressnotes: listAddressNotes(order),
    capacitynotes: listCapacityNotes(order.lines, quote),
    lines: toApiOrderRows(order),
    deliverycharge: toPounds(order.deliveryCharge),
    deliveryname: order.deliveryName,
    ...toApiDiscount(order),
    payment: describePaymentForStaff(getOrderOutline(order), state, calculateDueAmounts(order)),
    payment_method: order.paymentMethod,
    ...(await loadPayments(tx, id)),
    invoices: (await loadInvoices(tx, id)).map(toApiInvoice),
    disputes: await loadDisputesOfOrder(tx, id),
    daytitles: toApiWorkDayTitles(order),
    ...toApiProgress(progress),
    links: { count, until: until?.toISOString() ?? null },
    actions: await listOfferedActions(facts),
    timeline: await loadTimeline(tx, order, await facts.loadProgressRows()),
  };
}

async function loadPayments(
  tx: Tx,
  orderid: number,
): Promise<Pick<StaffOrderPageOnWire, 'payments' | 'sessions'>> {
  const paymentRows = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderid, orderid))
    .orderBy(asc(payments.id));
  const sessionRows = await tx
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderid, orderid))
    .orderBy(asc(paymentSessions.createdAt));
  return {
    payments: paymentRows.map(({ id, transactionid, amount, receivedAt, refundReason }) => ({
      id,
      transactionid,
      amount: toPounds(amount),
      receivedat: receivedAt.toISOString(),
      refundreason: refundReason ?? '',
    })),
    sessions: sessionRows.map(({ id, status, createdAt, checkedAt }) => ({
      id,
      status,
      createdat: createdAt.toISOString(),
      checkedat: checkedAt.toISOString(),
    })),
  };
}

/** Returns the days that an order has or needs. */
async function loadDays(tx: Tx, facts: OrderFacts): Promise<StaffOrderPageOnWire['days']> {
  const order = await facts.loadDetail();
  const bookings = await facts.loadBookings();
  const missingKinds = await facts.loadMissingBookingKinds();
  const titles = toApiWorkDayTitles(order);
  const describeAssignment = await loadAssignmentTexts(tx, [order.id]);
  return bookingKinds.flatMap((bookingKind) => {
    const choice = order.schedule?.[bookingKind];
    if (choice === undefined && !missingKinds.includes(bookingKind)) return [];
    const booking = bookings.find((row) => row.trade === bookingKind);
    return {
      trade: bookingKind,
      title: titles[bookingKind],
      date: choice?.date ?? null,
      half: choice?.half ?? null,
      second: choice?.second ?? null,
      state: getBookingState(booking),
      helduntil: booking?.heldUntil?.toISOString() ?? null,
      // A cancelled order has no booking any more, but its job may have photos and a signature.
      assignment: describeAssignment({
        orderid: order.id,
        trade: bookingKind,
        day: booking?.day ?? choice?.date ?? '',
      }),
    };
  });
}
