import { Badge, Cluster } from 'shared/ui';
import { formatDay } from 'contract/calendar/date-texts';
import { getBookingName } from './booking-names';
import { BookedList } from './booked-list';
import type { BookedOrder, CapacityOfDay } from 'contract/calendar/staff/bookings';
import styles from './calendar.module.css';

/**
 * Lists the days with their capacity and bookings. Omits days that have neither capacity nor
 * bookings.
 */
export function BookedDays({ days, bookings }: { days: CapacityOfDay[]; bookings: BookedOrder[] }) {
  const entriesByDay = [...new Set(days.map(({ day }) => day))]
    .map((day) => [day, days.filter((entry) => entry.day === day)] as const)
    .filter(
      ([day, dayEntries]) =>
        dayEntries.some(isListed) || bookings.some((booking) => booking.day === day),
    );
  if (entriesByDay.length === 0) return <p>Nobody works in this fortnight.</p>;
  return (
    <ol className={styles.days}>
      {entriesByDay.map(([day, dayEntries]) => (
        <li key={day} className={styles.day}>
          <h3>{formatDay(day)}</h3>
          <Cluster gap={2}>
            {dayEntries.map((entry) => (
              <Badge key={entry.trade} tone={getTone(entry)}>
                {formatCapacity(entry)}
              </Badge>
            ))}
          </Cluster>
          <BookedList bookings={bookings.filter((booking) => booking.day === day)} />
        </li>
      ))}
    </ol>
  );
}

const isListed = ({ closed, morning, afternoon }: CapacityOfDay) =>
  closed || morning.places + afternoon.places > 0;

function formatCapacity({ trade, closed, note, morning, afternoon }: CapacityOfDay): string {
  const name = getBookingName(trade);
  if (closed) return `${name}: closed${note ? ` (${note})` : ''}`;
  const [am, pm] = [morning, afternoon].map(({ places, taken }) => `${taken} of ${places}`);
  return `${name}: ${am} am, ${pm} pm`;
}

function getTone({ closed, morning, afternoon }: CapacityOfDay) {
  if (closed) return 'neutral';
  const isFull = [morning, afternoon].every(({ places, taken }) => taken >= places);
  return isFull ? 'red' : 'green';
}
