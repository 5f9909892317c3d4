import { listCapacityNotes } from 'contract/catalog/move-capacity';
import { describePaymentForStaff } from 'contract/orders/order-texts/order-texts';
import { toPounds } from 'contract/values/pence';
import { and, asc, count, eq, gt, max, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { users } from '../../../auth/tables.ts';
import { loadBookings } from '../../../calendar/bookings/read-bookings.ts';
import { getBookingState } from '../../../calendar/read-schedules.ts';
import { loadMissingBookingKinds } from '../../../calendar/unbooked-orders.ts';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { payments, paymentSessions } from '../../../payments/records/tables.ts';
import { bookingKinds } from '../../../schedule/schedule.ts';
import { calculateDueAmounts } from '../../emails/due-amounts.ts';
import { orderLinks } from '../../link/tables.ts';
import { buildProgress, loadProgressRows } from '../../progress/load-progress.ts';
import { toApiProgress } from '../../progress/to-api-progress.ts';
import { toApiWorkDayTitles } from '../../records/day-texts.ts';
import {
  getOrderOutline,
  listAddressNotes,
  loadOrderDetails,
  type OrderDetail,
} from '../../records/load-orders.ts';
import { orders } from '../../records/tables.ts';
import { toApiOrderRows, toApiStateLabel } from '../../records/to-api-order.ts';
import { toContact } from './change-contact.ts';
import { findLinkRefusal } from './change-links.ts';
import { listOrderActions } from './order-actions.ts';
import type { StaffOrderPage } from './staff-order-page.ts';
import { loadTimeline } from './timeline/load-timeline.ts';

type StaffOrderData = Static<typeof StaffOrderPage>;

/** Returns the data of an order's page for staff. Throws 404 for an unknown order. */
export async function loadStaffOrder(tx: Tx, orderno: string): Promise<StaffOrderData> {
  const rows = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  const [order] = await loadOrderDetails(tx, rows);
  if (order === undefined) throw notFound('There is no such order.');
  const progressRows = (await loadProgressRows(tx, [order.id])).get(order.id) ?? [];
  const progress = buildProgress(order, progressRows);
  const days = await loadDays(tx, order);
  const links = await loadLinks(tx, order.id);
  const [owner] = await tx
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, order.userid));
  const { id, version, state, userid, note, schedule } = order;
  return {
    id,
    orderno,
    version,
    state,
    userid,
    note,
    schedule,
    days,
    ...toApiStateLabel(order),
    createdat: order.createdAt.toISOString(),
    eventdate: order.eventDate,
    duedate: order.dueDate,
    latefrom: order.lateFrom,
    hasaccount: owner?.role === 'customer',
    customer: toContact(order),
    addressnotes: listAddressNotes(order),
    capacitynotes: listCapacityNotes(order.lines),
    lines: toApiOrderRows(order),
    deliverycharge: toPounds(order.deliveryCharge),
    deliveryname: order.deliveryName,
    totalamount: toPounds(order.total),
    payment: describePaymentForStaff(getOrderOutline(order), state, calculateDueAmounts(order)),
    payment_method: order.paymentMethod,
    ...(await loadPayments(tx, id)),
    daytitles: toApiWorkDayTitles(order),
    ...toApiProgress(progress),
    links,
    actions: listOrderActions({
      order,
      progress,
      hasDays: days.length > 0,
      hasHeldBooking: days.some((day) => day.state === 'held'),
      linkRefusal: await findLinkRefusal(tx, order),
      hasLinks: links.count > 0,
    }),
    timeline: await loadTimeline(tx, order, progressRows),
  };
}

async function loadPayments(
  tx: Tx,
  orderid: number,
): Promise<Pick<StaffOrderData, 'payments' | 'sessions'>> {
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
async function loadDays(tx: Tx, order: OrderDetail): Promise<StaffOrderData['days']> {
  const bookings = await loadBookings(tx, order.id);
  const missingKinds = (await loadMissingBookingKinds(tx, [order.id])).get(order.id) ?? [];
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

async function loadLinks(tx: Tx, orderid: number): Promise<StaffOrderData['links']> {
  const [row] = await tx
    .select({ count: count(), until: max(orderLinks.expiresAt) })
    .from(orderLinks)
    .where(and(eq(orderLinks.orderid, orderid), gt(orderLinks.expiresAt, sql`now()`)));
  return { count: row?.count ?? 0, until: row?.until?.toISOString() ?? null };
}
