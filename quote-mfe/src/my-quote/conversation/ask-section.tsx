import { formatTime } from 'contract/calendar/date-texts';
import type { CustomerQuote } from 'contract/quotes/customer-quotes';
import { Card, Stack } from 'shared/ui';
import { CallUs } from '../call-us';
import styles from '../my-quote.module.css';
import { AskForm } from './ask-form';

interface AskSectionProps {
  quote: CustomerQuote;
  token: string;
}

/** The conversation with the firm about a quote, and a field for a question. */
export function AskSection({ quote, token }: AskSectionProps) {
  const { messages, can } = quote;
  return (
    <Card as="section" padded aria-labelledby="quote-questions">
      <Stack gap={4}>
        <h2 id="quote-questions" className={styles.title}>
          Questions
        </h2>
        {messages.length > 0 && (
          <ol className={styles.messages} aria-label="Messages">
            {messages.map(({ author, by, text, at }, index) => (
              <li key={index} className={author === 'customer' ? styles.own : styles.ours}>
                <p className={styles.small}>
                  <span>{author === 'customer' ? 'You' : by || 'We'}</span>{' '}
                  <time dateTime={at}>{formatTime(at)}</time>
                </p>
                <p className={styles.lines}>{text}</p>
              </li>
            ))}
          </ol>
        )}
        {can.ask && <AskForm token={token} />}
        <p className={styles.small}>
          Rather talk to us? <CallUs />
        </p>
      </Stack>
    </Card>
  );
}
