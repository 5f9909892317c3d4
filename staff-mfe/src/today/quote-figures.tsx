import { formatMonth } from 'contract/calendar/date-texts';
import type { Today } from 'contract/staff/today';
import { DeskSection } from 'shared/desk';
import { FigureLink } from './figure-link';
import { formatCount } from './format-count';
import styles from './today.module.css';

/** Counts of quotes, as links to the lists behind them. Renders nothing for a backend without quotes. */
export function QuoteFigures({ today: { day, month, quotes } }: { today: Today }) {
  if (quotes === undefined) return null;
  const { unanswered, waiting, expiring, accepted, acceptedshare } = quotes;
  const monthName = formatMonth(day.slice(0, 7));
  return (
    <DeskSection title="Quotes">
      <ul className={styles.figures}>
        <li>
          <FigureLink
            label="Requests without an offer"
            to="/admin/quotes?state=requested"
            isUrgent={unanswered > 0}
            isNone={unanswered === 0}
          >
            {formatCount(unanswered)}
          </FigureLink>
        </li>
        <li>
          <FigureLink
            label="Waiting for the customer"
            to="/admin/quotes?state=sent"
            isNone={waiting === 0}
          >
            {formatCount(waiting)}
          </FigureLink>
        </li>
        <li>
          <FigureLink
            label="End within 3 days"
            to="/admin/quotes?state=expiring"
            isNone={expiring === 0}
          >
            {formatCount(expiring)}
          </FigureLink>
        </li>
        <li>
          <FigureLink
            label={`Accepted in ${monthName}`}
            to={`/admin/quotes?state=accepted&endedfrom=${month.from}&endedto=${day}`}
            isNone={accepted === 0}
          >
            {formatCount(accepted)}
          </FigureLink>
        </li>
        {acceptedshare !== null && (
          <li>
            <FigureLink
              label={`Share accepted in ${monthName}`}
              to={`/admin/quotes?endedfrom=${month.from}&endedto=${day}`}
            >
              {acceptedshare}%
            </FigureLink>
          </li>
        )}
      </ul>
    </DeskSection>
  );
}
