import { getLondonToday } from 'shared/forms';
import { formatDay, formatHalfDay, formatTime } from 'contract/calendar/date-texts';
import type { StaffOrderDay, StaffOrderPage } from 'contract/staff/order-page';
import { isCancelled, isCompleted } from 'contract/orders/order-state';
import { Badge, Cluster, TextLink } from 'shared/ui';
import { WorkSheet } from '../../work-sheet/work-sheet';
import styles from '../order.module.css';
import { TitledSection } from 'shared/desk';
import { usePermission } from 'shared/session';
import { useIsLivePage } from 'shared/slots';

/**
 * Renders the booked days of an order, the addresses of its move, and the day on which garments are
 * due.
 */
export function OrderDays({ order }: { order: StaffOrderPage }) {
  const { days, schedule, daytitles, eventdate, duedate } = order;
  if (days.length === 0 && eventdate === '') return null;
  return (
    <TitledSection title="Days and addresses">
      {days.map((day) => (
        <Cluster key={day.trade}>
          <span>{describeDay(day)}</span>
          {day.assignment && day.state !== 'none' && <span>{day.assignment}</span>}
          <JobLink orderno={order.orderno} day={day} />
          <DayBadge day={day} isOver={isCancelled(order) || isCompleted(order)} />
        </Cluster>
      ))}
      {eventdate !== '' && (
        <p>
          Wedding or event: {formatDay(eventdate)}. Due: {formatDay(duedate)}.{' '}
          <LateBadge order={order} />
        </p>
      )}
      <div className={styles.workSheet}>
        <WorkSheet schedule={schedule ?? {}} titles={daytitles} />
      </div>
    </TitledSection>
  );
}

function describeDay({ title, date, half }: StaffOrderDay): string {
  return date === '' ? `${title}: no day yet` : `${title}: ${formatHalfDay(date, half)}`;
}

interface JobLinkProps {
  orderno: string;
  day: StaffOrderDay;
}

/**
 * Link to the job of a booked day, with its photos and its signature, if the board is live. The job
 * of a cancelled order has them too if a crew had it.
 */
function JobLink({ orderno, day: { date, trade, state, assignment } }: JobLinkProps) {
  const isLive = useIsLivePage('/admin/work');
  const mayOpen = usePermission('work');
  const hasJob = state !== 'none' || assignment !== '';
  if (!hasJob || !mayOpen || !isLive) return null;
  return (
    <TextLink to={`/admin/work?day=${date}&job=${orderno}-${trade}`}>
      Job, photos and signature
    </TextLink>
  );
}

interface DayBadgeProps {
  day: StaffOrderDay;
  /** Whether the order needs no booking any more. */
  isOver: boolean;
}

function DayBadge({ day: { date, state, helduntil }, isOver }: DayBadgeProps) {
  if (state === 'confirmed') return <Badge tone="green">Confirmed</Badge>;
  if (state === 'held') return <Badge tone="brass">Held until {formatTime(helduntil)}</Badge>;
  if (isOver) return null;
  return <Badge tone="red">{date === '' ? 'Without a date' : 'No place booked'}</Badge>;
}

/** Badge that appears if the garments will not be ready in time. */
function LateBadge({ order: { latefrom } }: { order: StaffOrderPage }) {
  if (latefrom === '' || latefrom > getLondonToday()) return null;
  return <Badge tone="red">Late for its date</Badge>;
}
