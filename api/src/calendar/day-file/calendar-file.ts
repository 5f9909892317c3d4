import ical, { ICalCalendarMethod } from 'ical-generator';
import { capitalise } from 'contract/orders/order-texts/outline';
import type { Attachment } from '../../mail/email/email.ts';
import { getDayTexts } from '../../orders/records/day-texts.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { addDays } from '../../schedule/london-day.ts';

interface CalendarEntry {
  order: OrderDetail;
  slot: BookingSlot;
  /** Address of the day, or ''. */
  location: string;
  description: string;
  brand: string;
}

/**
 * Builds the calendar file (RFC 5545) of a booked half day. The entry takes the day as a date,
 * because no time within the half day is agreed, so no time zone moves it. Calendars replace an
 * earlier entry of the same day by its id and the order's version.
 */
export function buildCalendarFile(entry: CalendarEntry, now: Date): Attachment {
  const { order, slot, location, description, brand } = entry;
  const { title } = getDayTexts(order)[slot.trade];
  const calendar = ical({ prodId: { company: brand, product: 'Shop', language: 'EN' } });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id: `${order.orderno}-${slot.trade}@${new URL(order.site).hostname}`,
    sequence: order.version,
    stamp: now,
    start: toDate(slot.day),
    end: toDate(addDays(slot.day, 1)),
    allDay: true,
    summary: `${capitalise(title)} – ${brand} – in the ${slot.half}`,
    location: location === '' ? null : location,
    description,
  });
  return {
    filename: `${order.orderno}-${slot.trade}.ics`,
    content: Buffer.from(calendar.toString()),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}

/** The library writes the date in UTC if the calendar has no time zone. */
const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
