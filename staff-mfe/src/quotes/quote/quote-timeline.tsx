import { formatTime } from 'contract/calendar/date-texts';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { TitledSection } from 'shared/desk';
import styles from '../../order/timeline/order-timeline.module.css';

/** Everything that happened to the quote, the latest first. */
export const QuoteTimeline = ({ quote: { timeline } }: { quote: StaffQuote }) => (
  <TitledSection title="History">
    <ol className={styles.timeline} aria-label="History, the latest first">
      {timeline.map(({ id, title, text, reason, by, at }) => (
        <li key={id} className={styles.entry}>
          <div className={styles.head}>
            <strong>{title}</strong>
            <span className={styles.by}>{[formatTime(at), by].filter(Boolean).join(' · ')}</span>
          </div>
          {text !== '' && <p className={styles.text}>{text}</p>}
          {reason !== '' && <p className={styles.text}>Reason: {reason}</p>}
        </li>
      ))}
    </ol>
  </TitledSection>
);
