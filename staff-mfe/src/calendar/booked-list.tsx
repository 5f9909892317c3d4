import type { BookedOrder, UnbookedOrder } from 'contract/calendar/staff/bookings';
import { useState } from 'react';
import { Badge, Button, Cluster, TextLink } from 'shared/ui';
import { DeclaredDialog } from '../order/actions/declared-dialog';
import { DayDialog } from '../order/actions/day-dialog';
import { WorkSheet } from '../work-sheet/work-sheet';
import { formatTime } from 'contract/calendar/date-texts';
import styles from './calendar.module.css';

export const BookedList = ({ bookings }: { bookings: (BookedOrder | UnbookedOrder)[] }) => (
  <ul className={styles.booked}>
    {bookings.map((booking) => (
      <Booking key={`${booking.orderno} ${booking.trade}`} booking={booking} />
    ))}
  </ul>
);

function Booking({ booking }: { booking: BookedOrder | UnbookedOrder }) {
  const { orderno, name, mobile, trade, day, half, state, helduntil, schedule, daytitles } =
    booking;
  const title = daytitles[trade];
  const changeLabel = day ? 'Change the day' : 'Set the day';
  const [isChanging, setIsChanging] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <li className={styles.booking}>
      <div>
        <Cluster gap={2}>
          <strong>{[title, half].filter(Boolean).join(', ')}</strong>
          <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>
          {state === 'confirmed' && <Badge tone="green">Confirmed</Badge>}
          {state === 'held' && <Badge tone="brass">Held until {formatTime(helduntil)}</Badge>}
          {state === 'none' && <Badge tone="red">{day ? 'No place' : 'No date'}</Badge>}
        </Cluster>
        <p>{[name, mobile].filter(Boolean).join(' · ')}</p>
      </div>
      <div>
        <WorkSheet schedule={{ [trade]: schedule[trade] }} titles={daytitles} />
      </div>
      <div>
        <Cluster gap={2}>
          {state === 'held' && (
            <Button
              size="small"
              aria-label={`Confirm the day of ${orderno}`}
              onClick={() => setIsConfirming(true)}
            >
              Confirm
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            aria-label={`${changeLabel} of ${orderno}`}
            onClick={() => setIsChanging(true)}
          >
            {changeLabel}
          </Button>
        </Cluster>
        {isConfirming && (
          <DeclaredDialog
            choice={{ name: 'confirmDay' }}
            order={{ orderno, version: undefined }}
            onClose={() => setIsConfirming(false)}
          />
        )}
        {isChanging && (
          <DayDialog
            order={{ orderno, version: undefined }}
            day={{ trade, title, date: day, half }}
            onClose={() => setIsChanging(false)}
          />
        )}
      </div>
    </li>
  );
}
