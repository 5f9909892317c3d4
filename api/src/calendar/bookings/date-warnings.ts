import type { BookingProblem } from 'contract/calendar/booking-fields';
import { formatDay } from 'contract/calendar/date-texts';
import type { Tx } from '../../db/db.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { loadBookingRules } from './booking-rules.ts';
import { loadOccupiedHalves } from './crew-bookings.ts';
import { type DayCapacity, getFreeCapacity, loadDayCapacities } from './day-capacity.ts';
import { loadBookings } from './read-bookings.ts';

/** A reason why shoppers cannot book a day. Staff can book the day nevertheless, with a reason. */
export interface DateWarning {
  code: BookingProblem;
  text: string;
}

/**
 * Returns a warning for each rule of the calendar that a half day breaks. A half day that the order
 * itself has booked does not count as full.
 */
export async function listDateWarnings(
  tx: Tx,
  orderid: number,
  slot: BookingSlot,
): Promise<DateWarning[]> {
  const { trade, day, half } = slot;
  const { leadDays } = await loadBookingRules(tx, trade);
  const [dayCapacity] = await loadDayCapacities(tx, trade, day, day, orderid);
  const ownBooking = (await loadBookings(tx, orderid)).find((booking) => booking.trade === trade);
  const isOwnSlot = ownBooking?.day === day && ownBooking.half === half;
  const warnings: DateWarning[] = [];
  const halfDay = dayCapacity?.[half] ?? { capacity: 0, bookingCount: 0, lacksCrews: false };
  const { capacity, bookingCount, lacksCrews } = halfDay;
  const dayText = `The ${half} of ${formatDay(day)}`;
  if (lacksCrews) {
    const text = `No crew or van is left for the ${half} of ${formatDay(day)}.`;
    warnings.push({ code: 'day_closed', text });
  } else if (capacity === 0) {
    const note = dayCapacity?.note ? ` (${dayCapacity.note})` : '';
    warnings.push({ code: 'day_closed', text: `${dayText} is not a working time${note}.` });
  } else if (!isOwnSlot && getFreeCapacity(halfDay) === 0) {
    const text = `${dayText} is full: ${bookingCount} of ${capacity} ${capacity === 1 ? 'place is' : 'places are'} taken.`;
    warnings.push({ code: 'day_full', text });
  } else if (await lastsIntoFullAfternoon(tx, orderid, slot, dayCapacity)) {
    const text = `The work lasts into the afternoon of ${formatDay(day)}, which is full.`;
    warnings.push({ code: 'day_full', text });
  }
  if (day < addDays(getLondonToday(), leadDays)) {
    const text = `${formatDay(day)} is sooner than the ${leadDays} ${leadDays === 1 ? 'day' : 'days'} of notice that the calendar asks for.`;
    warnings.push({ code: 'short_notice', text });
  }
  return warnings;
}

async function lastsIntoFullAfternoon(
  tx: Tx,
  orderid: number,
  slot: BookingSlot,
  dayCapacity: DayCapacity | undefined,
): Promise<boolean> {
  if (slot.half === 'afternoon' || dayCapacity === undefined) return false;
  const occupiedHalves = await loadOccupiedHalves(tx, orderid, slot);
  return occupiedHalves.includes('afternoon') && getFreeCapacity(dayCapacity.afternoon) === 0;
}
