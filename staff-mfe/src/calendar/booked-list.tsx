import type { Booked } from 'contract/staff/bookings';
import type { DayTitles } from 'contract/calendar/schedule';
import { useState } from 'react';
import { Badge, Button, Cluster, TextLink } from 'shared/ui';
import { DeclaredDialog } from '../order/actions/declared-dialog';
import { DayDialog } from '../order/actions/day-dialog';
import { WorkSheet } from '../work-sheet/work-sheet';
import { formatTime } from 'contract/calendar/date-texts';
import styles from './calendar.module.css';

export const BookedList = ({ bookings }: { bookings: Booked[] }) => (
  <ul className={styles.booked}>
    {bookings.map((booking) => (
      <BookedOrder key={`${booking.orderno} ${booking.trade}`} booking={booking} />
    ))}
  </ul>
);

type BookingKind = keyof DayTitles;

function BookedOrder({ booking }: { booking: Booked }) {
  const { orderno, name, mobile, trade, day, half, state, helduntil, schedule, daytitles } =
    booking;
  const title = daytitles[trade as BookingKind] ?? trade;
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
        <WorkSheet schedule={{ [trade]: schedule[trade as BookingKind] }} titles={daytitles} />
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
