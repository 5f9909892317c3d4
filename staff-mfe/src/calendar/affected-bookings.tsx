import type { BookingKind } from 'contract/calendar/schedule';
import { formatHalfDay, formatTime } from 'contract/calendar/date-texts';
import type { AffectedBooking } from 'contract/staff/bookings';
import { useState } from 'react';
import { Badge, Button, Cluster, TextLink } from 'shared/ui';
import { ConfirmDayDialog, KeepDayDialog, OfferDayDialog } from '../order/actions/confirm-dialogs';
import { DayDialog } from '../order/actions/day-dialog';
import { useGetAffectedBookingsQuery } from './calendar-api';
import styles from './calendar.module.css';

/**
 * Lists the bookings that the calendar would not take now, because its rules have changed. Renders
 * nothing without such bookings.
 */
export function AffectedBookings() {
  const { data = [] } = useGetAffectedBookingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="affected">
      <h3 id="affected">Bookings that the calendar would not take now</h3>
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
  const { orderno, name, mobile, trade, day, half, state, problem, offeredat } = booking;
  const [decision, setDecision] = useState<Decision | null>(null);
  const dialogProps = {
    order: { orderno, version: undefined },
    trade,
    onClose: () => setDecision(null),
  };
  const title = booking.daytitles[trade as BookingKind] ?? trade;
  const decisions: readonly [name: Decision, label: string][] = [
    state === 'held' ? ['confirm', 'Confirm'] : ['keep', 'Keep'],
    ['offer', offeredat === '' ? 'Offer another day' : 'Offer again'],
    ['change', 'Change the day'],
  ];
  return (
    <li className={styles.booking}>
      <div>
        <Cluster gap={2}>
          <strong>{`${title}: ${formatHalfDay(day, half)}`}</strong>
          <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>
          {state === 'held' && <Badge tone="brass">Not confirmed</Badge>}
          {offeredat !== '' && (
            <Badge tone="neutral">{`Another day offered ${formatTime(offeredat)}`}</Badge>
          )}
        </Cluster>
        <p>{[name, mobile].filter(Boolean).join(' · ')}</p>
      </div>
      <p>{problem}</p>
      <div>
        <Cluster gap={2}>
          {decisions.map(([decisionName, label]) => (
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
          <DayDialog {...dialogProps} day={{ trade, title, date: day, half }} />
        )}
      </div>
    </li>
  );
}
