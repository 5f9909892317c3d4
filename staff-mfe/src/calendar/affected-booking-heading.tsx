import type { BookingKind } from 'contract/calendar/schedule';
import { formatHalfDay, formatTime } from 'contract/calendar/date-texts';
import type { AffectedBooking } from 'contract/staff/bookings';
import { Badge, Cluster, TextLink } from 'shared/ui';

/** Renders the day, the order and the customer of an affected booking. */
export function AffectedBookingHeading({ booking }: { booking: AffectedBooking }) {
  const { orderno, name, mobile, day, half, state, unpaid, offeredat } = booking;
  return (
    <div>
      <Cluster gap={2}>
        <strong>{`${getWorkTitle(booking)}: ${formatHalfDay(day, half)}`}</strong>
        <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>
        {state === 'held' && (
          <Badge tone="brass">{unpaid ? 'Not paid yet' : 'Not confirmed'}</Badge>
        )}
        {offeredat !== '' && (
          <Badge tone="neutral">{`Another day offered ${formatTime(offeredat)}`}</Badge>
        )}
      </Cluster>
      <p>{[name, mobile].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

export const getWorkTitle = ({ daytitles, trade }: AffectedBooking): string =>
  daytitles[trade as BookingKind] ?? trade;
