import { describePaymentForStaff } from 'contract/orders/order-texts/payment-texts';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { bookings } from '../bookings/tables.ts';
import type { Db } from '../../db/db.ts';
import { isLate } from '../../orders/due/late-day.ts';
import { calculateDueAmounts } from '../../orders/emails/due-amounts.ts';
import { getDayTexts } from '../../orders/records/day-texts.ts';
import {
  getOrderOutline,
  listAddressNotes,
  loadOrderDetails,
  type OrderDetail,
} from '../../orders/records/load-orders.ts';
import { orders } from '../../orders/records/tables.ts';
import { loadPaymentAlerts } from '../../payments/records/disputes/payment-alerts.ts';
import { listAddresses, listWorkLines } from './job-texts.ts';
import { toLondonDay } from '../../schedule/london-day.ts';
import { bookingKinds } from '../../schedule/schedule.ts';
import { loadAssignmentTexts } from '../../work/records/load-assignment-texts.ts';

/** Returns all bookings and due garments of a day, morning first. */
export async function readDayPlan(db: Db, day: string, now = new Date()) {
  const bookedJobs = await db
    .select()
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderid))
    .where(and(inArray(bookings.trade, [...bookingKinds]), eq(bookings.day, day)))
    .orderBy(sql`${bookings.half} <> 'morning'`, asc(bookings.trade), asc(bookings.id));
  const bookedDetails = await loadOrderDetails(
    db,
    bookedJobs.map((row) => row.orders),
  );
  const dueOrders = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.lateFrom), eq(orders.dueDate, day)))
    .orderBy(asc(orders.id));
  const dueDetails = await loadOrderDetails(db, dueOrders);
  const today = toLondonDay(now);
  const alerts = await loadPaymentAlerts(
    db,
    [...bookedDetails, ...dueDetails].map(({ id }) => id),
  );
  const describeAssignment = await loadAssignmentTexts(
    db,
    bookedDetails.map(({ id }) => id),
  );
  return {
    data: {
      day,
      jobs: bookedJobs.flatMap(({ bookings: booking }, index) =>
        bookedDetails.slice(index, index + 1).map((order) => ({
          ...toJobFields(order, alerts),
          trade: booking.trade,
          half: booking.half,
          title: getDayTexts(order)[booking.trade].workTitle,
          unconfirmed: booking.heldUntil !== null,
          assignment: describeAssignment(booking),
          addresses: listAddresses(order, booking.trade),
          notes: [order.note, booking.trade === 'move' ? order.schedule?.move?.note : '']
            .map((note) => note?.trim() ?? '')
            .filter((note) => note !== ''),
        })),
      ),
      due: dueDetails.map((order) => ({
        ...toJobFields(order, alerts),
        eventdate: order.eventDate ?? day,
        late: isLate(order, today),
      })),
    },
  };
}

const toJobFields = (order: OrderDetail, alerts: ReadonlyMap<number, string>) => ({
  orderno: order.orderno,
  mobile: order.mobile,
  checkaddress: listAddressNotes(order).length > 0,
  onhold: order.hold !== null,
  paymentalert: alerts.get(order.id) ?? '',
  name: `${order.name} ${order.lastName}`.trim(),
  lines: listWorkLines(order),
  payment: describePaymentForStaff(getOrderOutline(order), order.state, calculateDueAmounts(order)),
});
