import { describePaymentForStaff } from 'contract/orders/order-texts/order-texts';
import { describeAddress } from 'contract/calendar/move-address';
import type { MoveAddress } from 'contract/calendar/schedule';
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
import { toLondonDay } from '../../schedule/london-day.ts';
import { type BookingKind, bookingKinds } from '../../schedule/schedule.ts';

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
  return {
    data: {
      day,
      jobs: bookedJobs.flatMap(({ bookings: booking }, index) =>
        bookedDetails.slice(index, index + 1).map((order) => ({
          ...toJobFields(order),
          trade: booking.trade,
          half: booking.half,
          title: getDayTexts(order)[booking.trade].workTitle,
          unconfirmed: booking.heldUntil !== null,
          addresses: listAddresses(order, booking.trade),
          notes: [order.note, booking.trade === 'move' ? order.schedule?.move?.note : '']
            .map((note) => note?.trim() ?? '')
            .filter((note) => note !== ''),
        })),
      ),
      due: dueDetails.map((order) => ({
        ...toJobFields(order),
        eventdate: order.eventDate ?? day,
        late: isLate(order, today),
      })),
    },
  };
}

const toJobFields = (order: OrderDetail) => ({
  orderno: order.orderno,
  mobile: order.mobile,
  checkaddress: listAddressNotes(order).length > 0,
  onhold: order.hold !== null,
  name: `${order.name} ${order.lastName}`.trim(),
  lines: order.lines.flatMap(({ quantity, name, addons }) => [
    `${quantity} × ${name}`,
    ...addons.map((addon) => `${addon.quantity} × ${addon.name}`),
  ]),
  payment: describePaymentForStaff(getOrderOutline(order), order.state, calculateDueAmounts(order)),
});

/**
 * Returns the addresses of a job. A removal has two addresses, if they are known. Other work has
 * the address of the order. 'Collection Only' garments have no address, because the customer brings
 * the garments to the warehouse.
 */
function listAddresses(order: OrderDetail, bookingKind: BookingKind) {
  const move = bookingKind === 'move' ? order.schedule?.move : undefined;
  if (move?.from && move.to) return [toAddress('From', move.from), toAddress('To', move.to)];
  if (bookingKind === 'visit' && order.paymentMethod === 'offline') return [];
  const { address, city, postalcode: postcode } = order;
  return [{ label: '', address: `${address}, ${city}`, postcode, access: '' }];
}

const toAddress = (label: string, moveAddress: MoveAddress) => ({
  label,
  address: moveAddress.address,
  postcode: moveAddress.postcode,
  access: describeAddress(moveAddress).join(', '),
});
