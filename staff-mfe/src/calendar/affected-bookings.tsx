import type { AffectedBooking } from 'contract/calendar/staff/bookings';
import { useState } from 'react';
import { Button, Cluster } from 'shared/ui';
import { DayDialog } from '../order/actions/day-dialog';
import { DeclaredDialog } from '../order/actions/declared-dialog';
import { AffectedBookingHeading, getWorkTitle } from './affected-booking-heading';
import { useGetAffectedBookingsQuery } from './calendar-api';
import styles from './calendar.module.css';

/**
 * Lists the bookings that the calendar no longer accepts, because its rules have changed. Renders
 * nothing without such bookings.
 */
export function AffectedBookings() {
  const { data = [] } = useGetAffectedBookingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="affected">
      <h3 id="affected">Bookings that the calendar no longer accepts</h3>
      <p>The rules changed after these days were booked. Please decide about each.</p>
      <ul className={styles.booked}>
        {data.map((booking) => (
          <AffectedOrder key={`${booking.orderno} ${booking.trade}`} booking={booking} />
        ))}
      </ul>
    </section>
  );
}

type Decision = 'keepDay' | 'confirmDay' | 'offerDay' | 'changeDay';

function AffectedOrder({ booking }: { booking: AffectedBooking }) {
  const { orderno, trade, day, half, problem, unpaid } = booking;
  const [decision, setDecision] = useState<Decision | null>(null);
  const dialogProps = {
    order: { orderno, version: undefined },
    onClose: () => setDecision(null),
  };
  return (
    <li className={styles.booking}>
      <AffectedBookingHeading booking={booking} />
      <div>
        <p>{problem}</p>
        {unpaid && (
          <p>
            The customer is still paying by card. If you keep the day, the payment confirms it.
            Otherwise decide once the order is paid.
          </p>
        )}
      </div>
      <div>
        <Cluster gap={2}>
          {listDecisions(booking).map(([decisionName, label]) => (
            <Button
              key={decisionName}
              size="small"
              variant="secondary"
              aria-label={`${label}: ${orderno}`}
              onClick={() => setDecision(decisionName)}
            >
              {label}
            </Button>
          ))}
        </Cluster>
        {decision !== null && decision !== 'changeDay' && (
          <DeclaredDialog
            {...dialogProps}
            choice={decision === 'confirmDay' ? { name: decision } : { name: decision, trade }}
          />
        )}
        {decision === 'changeDay' && (
          <DayDialog
            {...dialogProps}
            day={{ trade, title: getWorkTitle(booking), date: day, half }}
          />
        )}
      </div>
    </li>
  );
}

/** An unpaid order can only be kept, because its customer cannot choose a day before the payment. */
function listDecisions({ state, unpaid, offeredat }: AffectedBooking) {
  const keep = ['keepDay', 'Keep'] as const;
  if (unpaid) return [keep];
  return [
    state === 'held' ? (['confirmDay', 'Confirm'] as const) : keep,
    ['offerDay', offeredat === '' ? 'Offer another day' : 'Offer again'] as const,
    ['changeDay', 'Change the day'] as const,
  ];
}
