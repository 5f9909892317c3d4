import type { Today } from 'contract/staff/today';
import { useFeature, usePermission } from 'shared/session';
import { FigureLink } from './figure-link';
import { formatCount } from './format-count';
import styles from './today.module.css';

type OpenCount = keyof Today['open'];

/** Counts of work that waits for staff, each with the path of its list. */
const counts: readonly { name: OpenCount; label: string; to: string }[] = [
  { name: 'late', label: 'Garments that will miss their date', to: '/admin/orders?late=true' },
  { name: 'affected', label: 'Bookings to decide about', to: '/admin/calendar' },
  { name: 'overdue', label: 'Payments overdue', to: '/admin/orders?payment=overdue' },
  { name: 'messages', label: 'Messages without an answer', to: '/admin/messages?state=open' },
  { name: 'reviews', label: 'Reviews to release', to: '/admin/reviews' },
  { name: 'refunds', label: 'Refunds due', to: '/admin/refunds?state=due' },
  { name: 'failedrefunds', label: 'Refunds that failed', to: '/admin/refunds?state=failed' },
  { name: 'disputes', label: 'Disputes to answer', to: '/admin/disputes' },
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
  'overdue',
  'affected',
  'failedrefunds',
  'disputes',
  'failedmails',
  'faileddrafts',
];

export function OpenWork({ open }: { open: Today['open'] }) {
  const mayReadMessages = usePermission('inbox');
  const hasReviews = useFeature('reviews');
  const mayReleaseReviews = usePermission('reviews');
  const mayPublish = usePermission('catalogue');
  const hasCalendar = useFeature('calendar');
  const mayChangeCalendar = usePermission('calendar');
  const isVisible = (name: OpenCount) =>
    (name !== 'messages' || mayReadMessages) &&
    (name !== 'reviews' || (hasReviews && mayReleaseReviews)) &&
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
