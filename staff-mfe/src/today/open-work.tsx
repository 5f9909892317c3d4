import type { Today } from 'contract/staff/today';
import { useFeature, usePermission } from 'shared/session';
import { FigureLink } from './figure-link';
import styles from './today.module.css';

type OpenCount = keyof Today['open'];

/** Counts of work that waits for staff, each with the path of its list. */
const counts: readonly { name: OpenCount; label: string; to: string }[] = [
  { name: 'late', label: 'Garments that will miss their date', to: '/admin/orders?late=true' },
  { name: 'affected', label: 'Bookings to decide about', to: '/admin/calendar' },
  { name: 'messages', label: 'Messages without an answer', to: '/admin/messages?state=open' },
  { name: 'refunds', label: 'Refunds due', to: '/admin/refunds?state=due' },
  { name: 'failedrefunds', label: 'Refunds that failed', to: '/admin/refunds?state=failed' },
  { name: 'failedmails', label: 'Mails that failed', to: '/admin/mails' },
  {
    name: 'faileddrafts',
    label: 'Drafts that were not published',
    to: '/admin/catalogue',
  },
  {
    name: 'unpaid',
    label: 'Orders waiting for payment',
    to: '/admin/orders?state=awaiting_payment',
  },
  { name: 'unconfirmed', label: 'Bookings not confirmed', to: '/admin/unconfirmed' },
];

/** Counts of failures and delays. */
const urgentCounts: readonly OpenCount[] = [
  'late',
  'affected',
  'failedrefunds',
  'failedmails',
  'faileddrafts',
];

export function OpenWork({ open }: { open: Today['open'] }) {
  const mayReadMessages = usePermission('inbox');
  const mayPublish = usePermission('catalogue');
  const hasCalendar = useFeature('calendar');
  const mayChangeCalendar = usePermission('calendar');
  const isVisible = (name: OpenCount) =>
    (name !== 'messages' || mayReadMessages) &&
    (name !== 'faileddrafts' || mayPublish) &&
    (name !== 'unconfirmed' || hasCalendar) &&
    (name !== 'affected' || (hasCalendar && mayChangeCalendar));
  return (
    <ul className={`${styles.figures} ${styles.counts}`}>
      {counts
        .filter(({ name }) => isVisible(name))
        .map(({ name, label, to }) => (
          <li key={name}>
            <FigureLink
              label={label}
              to={to}
              isUrgent={open[name] > 0 && urgentCounts.includes(name)}
              isNone={open[name] === 0}
            >
              {formatCount(open[name])}
            </FigureLink>
          </li>
        ))}
    </ul>
  );
}

/** Largest exact count. The backend counts at most one more item than this number. */
const MAX_COUNT = 1000;

const formatCount = (count: number): string =>
  count > MAX_COUNT ? `${MAX_COUNT.toLocaleString('en-GB')}+` : String(count);
