import { formatHalfDay } from 'contract/calendar/date-texts';
import { describeBookedDay } from 'contract/orders/order-texts/order-texts';
import type { ShopSettings } from 'server/settings/shop';
import type { Tx } from '../../db/db.ts';
import type { Attachment } from '../../mail/email/email.ts';
import { formatContactSentence } from '../../orders/emails/news-email.ts';
import { describePayment } from '../../orders/emails/order-sentences.ts';
import { getOrderOutline, type OrderDetail } from '../../orders/records/load-orders.ts';
import { isCertain } from '../../orders/state/order-states.ts';
import { toLondonDay } from '../../schedule/london-day.ts';
import type { BookingKind, BookingSlot } from '../../schedule/schedule.ts';
import { loadBookings } from '../bookings/read-bookings.ts';
import { buildCalendarFile } from './calendar-file.ts';
import { listDayLocations } from './day-locations.ts';

/** Returns the calendar file of a booked day, with what the customer should know about it. */
export function buildDayFile(
  order: OrderDetail,
  slot: BookingSlot,
  shop: ShopSettings,
  now: Date,
): Attachment {
  const { trade, day, half } = slot;
  const isPaid = order.money.due === 0;
  const dayText = formatHalfDay(day, half);
  const sentence = describeBookedDay(getOrderOutline(order), trade, dayText, isPaid);
  const [firstLocation] = listDayLocations(order, trade, shop);
  const [location = ''] = firstLocation?.[1].split('\n') ?? [];
  const description = [sentence, describePayment(order, shop), formatContactSentence(shop)];
  return buildCalendarFile(
    { order, slot, location, description: description.join('\n\n'), brand: shop.brand },
    now,
  );
}

/** Returns the calendar files of an order's confirmed days that are not over, for its page. */
export async function loadDayFiles(
  tx: Tx,
  order: OrderDetail,
  shop: ShopSettings,
  now = new Date(),
): Promise<{ trade: BookingKind; name: string; text: string }[]> {
  if (!isCertain(order) || order.hold !== null) return [];
  const bookings = await loadBookings(tx, order.id);
  return bookings
    .filter(({ heldUntil, day }) => heldUntil === null && day >= toLondonDay(now))
    .map(({ trade, day, half }) => {
      const { filename, content } = buildDayFile(order, { trade, day, half }, shop, now);
      return { trade, name: filename, text: content.toString() };
    });
}
