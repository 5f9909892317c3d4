import { listCapacityNotes } from 'contract/catalog/move-capacity';
import { describePaymentForStaff } from 'contract/orders/order-texts/order-texts';
import type { StaffOrderPageOnWire } from 'contract/staff/order-page';
import { toPounds } from 'contract/values/pence';
import { asc, eq } from 'drizzle-orm';
import { getBookingState } from '../../../calendar/read-schedules.ts';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { payments, paymentSessions } from '../../../payments/records/tables.ts';
import { bookingKinds } from '../../../schedule/schedule.ts';
import { calculateDueAmounts } from '../../emails/due-amounts.ts';
import { toApiProgress } from '../../progress/load-progress.ts';
import { toApiWorkDayTitles } from '../../records/day-texts.ts';
import { getOrderOutline, listAddressNotes } from '../../records/load-orders.ts';
import { orders } from '../../records/tables.ts';
import { toApiOrderRows, toApiSummary } from '../../records/to-api-order.ts';
import { toContact } from '../../transition/changes/change-contact.ts';
import { OrderFacts } from '../../transition/order-facts.ts';
import { listOfferedActions } from '../../transition/perform-action.ts';
import { loadTimeline } from './timeline/load-timeline.ts';

/** Returns the data of an order's page for staff. Throws 404 for an unknown order. */
export async function loadStaffOrder(tx: Tx, orderno: string): Promise<StaffOrderPageOnWire> {
  const [row] = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  if (row === undefined) throw notFound('There is no such order.');
  const facts = new OrderFacts(tx, row);
  const order = await facts.loadDetail();
  const progress = await facts.loadProgress();
  const { count, until } = await facts.loadLinks();
  const { id, version, state, userid, note, schedule } = order;
  return {
    ...toApiSummary(order),
    id,
    version,
    userid,
    note,
    schedule,
    days: await loadDays(facts),
    hold: order.hold,
    eventdate: order.eventDate,
    duedate: order.dueDate,
    latefrom: order.lateFrom,
    hasaccount: (await facts.loadOwnerRole()) === 'customer',
    customer: toContact(order),
    addressnotes: listAddressNotes(order),
    capacitynotes: listCapacityNotes(order.lines),
    lines: toApiOrderRows(order),
    deliverycharge: toPounds(order.deliveryCharge),
    deliveryname: order.deliveryName,
    payment: describePaymentForStaff(getOrderOutline(order), state, calculateDueAmounts(order)),
    payment_method: order.paymentMethod,
    ...(await loadPayments(tx, id)),
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
async function loadDays(facts: OrderFacts): Promise<StaffOrderPageOnWire['days']> {
  const order = await facts.loadDetail();
  const bookings = await facts.loadBookings();
  const missingKinds = await facts.loadMissingBookingKinds();
  const titles = toApiWorkDayTitles(order);
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
    };
  });
}
