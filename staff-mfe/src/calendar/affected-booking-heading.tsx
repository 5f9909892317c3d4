import { formatHalfDay, formatTime } from 'contract/calendar/date-texts';
import type { AffectedBooking } from 'contract/calendar/staff/bookings';
import { Badge, Cluster, TextLink, VisuallyHidden } from 'shared/ui';

interface AffectedBookingHeadingProps {
  booking: AffectedBooking;
  /** For links beside a change that is not saved yet. */
  opensOrderInNewTab?: boolean;
}

/** Renders the day, the order and the customer of an affected booking. */
export function AffectedBookingHeading({
  booking,
  opensOrderInNewTab = false,
}: AffectedBookingHeadingProps) {
  const { orderno, name, mobile, day, half, state, unpaid, offeredat } = booking;
  return (
    <div>
      <Cluster gap={2}>
        <strong>{`${getWorkTitle(booking)}: ${formatHalfDay(day, half)}`}</strong>
        <TextLink
          to={`/admin/orders/${orderno}`}
          target={opensOrderInNewTab ? '_blank' : undefined}
        >
          {orderno}
          {opensOrderInNewTab && <VisuallyHidden> (in a new tab)</VisuallyHidden>}
        </TextLink>
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

export const getWorkTitle = ({ daytitles, trade }: AffectedBooking): string => daytitles[trade];
