import { Badge, Cluster } from 'shared/ui';
import { dayText } from 'contract/calendar/date-texts';
import { bookingName } from './booking-names';
import { BookedList } from './booked-list';
import type { Booked, Bookings } from 'contract/staff/bookings';
import styles from './calendar.module.css';

type Day = Bookings['days'][number];

/** Lists each day with its capacity and bookings by booking kind. Omits days without capacity and bookings. */
export function BookedDays({ days, booked }: { days: Day[]; booked: Booked[] }) {
  const byDay = [...new Set(days.map(({ day }) => day))]
    .map((day) => [day, days.filter((each) => each.day === day)] as const)
    .filter(([day, trades]) => trades.some(hasWork) || booked.some((each) => each.day === day));
  if (byDay.length === 0) return <p>Nobody works in this fortnight.</p>;
  return (
    <ol className={styles.days}>
      {byDay.map(([day, trades]) => (
        <li key={day} className={styles.day}>
          <h3>{dayText(day)}</h3>
          <Cluster gap={2}>
            {trades.map((each) => (
              <Badge key={each.trade} tone={toneOf(each)}>
                {placesInWords(each)}
              </Badge>
            ))}
          </Cluster>
          <BookedList booked={booked.filter((each) => each.day === day)} />
        </li>
      ))}
    </ol>
  );
}

const hasWork = ({ closed, morning, afternoon }: Day) =>
  closed || morning.places + afternoon.places > 0;

function placesInWords({ trade, closed, note, morning, afternoon }: Day): string {
  const name = bookingName(trade);
  if (closed) return `${name}: closed${note ? ` (${note})` : ''}`;
  const [am, pm] = [morning, afternoon].map(({ places, taken }) => `${taken} of ${places}`);
  return `${name}: ${am} am, ${pm} pm`;
}

function toneOf({ closed, morning, afternoon }: Day) {
  if (closed) return 'neutral';
  const isFull = [morning, afternoon].every(({ places, taken }) => taken >= places);
  return isFull ? 'red' : 'green';
}
