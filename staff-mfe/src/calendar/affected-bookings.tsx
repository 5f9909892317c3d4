import type { AffectedBooking } from 'contract/staff/bookings';
import { useState } from 'react';
import { Button, Cluster } from 'shared/ui';
import { ConfirmDayDialog, KeepDayDialog, OfferDayDialog } from '../order/actions/confirm-dialogs';
import { DayDialog } from '../order/actions/day-dialog';
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

type Decision = 'keep' | 'confirm' | 'offer' | 'change';

function AffectedOrder({ booking }: { booking: AffectedBooking }) {
  const { orderno, trade, day, half, problem, unpaid } = booking;
  const [decision, setDecision] = useState<Decision | null>(null);
  const dialogProps = {
    order: { orderno, version: undefined },
    trade,
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
        {decision === 'keep' && <KeepDayDialog {...dialogProps} />}
        {decision === 'confirm' && <ConfirmDayDialog {...dialogProps} />}
        {decision === 'offer' && <OfferDayDialog {...dialogProps} />}
        {decision === 'change' && (
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
  const keep = ['keep', 'Keep'] as const;
  if (unpaid) return [keep];
  return [
    state === 'held' ? (['confirm', 'Confirm'] as const) : keep,
    ['offer', offeredat === '' ? 'Offer another day' : 'Offer again'] as const,
    ['change', 'Change the day'] as const,
  ];
}
