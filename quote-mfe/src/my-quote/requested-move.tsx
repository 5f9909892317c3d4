import { formatDay } from 'contract/calendar/date-texts';
import { formatCubicMetres } from 'contract/catalog/move-capacity';
import type { CustomerQuote } from 'contract/quotes/customer-quotes';
import { Card } from 'shared/ui';
import { formatAddress } from './format-address';
import styles from './my-quote.module.css';

/** The request of the customer, so that the customer can check what the price is for. */
export function RequestedMove({ quote }: { quote: CustomerQuote }) {
  const { journey, items, litres, wisheddays, note } = quote;
  if (journey === null && items.length === 0 && wisheddays.length === 0 && note === '') return null;
  return (
    <Card as="section" padded aria-labelledby="quote-request">
      <details className={styles.fold}>
        <summary>
          <h2 id="quote-request" className={styles.title}>
            What you asked for
          </h2>
        </summary>
        <dl className={styles.request}>
          {journey && (
            <>
              <dt>From</dt>
              <dd>{formatAddress(journey.from)}</dd>
              <dt>To</dt>
              <dd>{formatAddress(journey.to)}</dd>
            </>
          )}
          {wisheddays.length > 0 && (
            <>
              <dt>{wisheddays.length === 1 ? 'Wished day' : 'Wished days'}</dt>
              {wisheddays.map((day) => (
                <dd key={day}>{formatDay(day)}</dd>
              ))}
            </>
          )}
          {items.length > 0 && (
            <>
              <dt>{litres > 0 ? `Your list, ${formatCubicMetres(litres)}` : 'Your list'}</dt>
              {items.map(({ name, quantity }, index) => (
                <dd key={index}>{`${quantity} × ${name}`}</dd>
              ))}
            </>
          )}
          {note !== '' && (
            <>
              <dt>Your note</dt>
              <dd className={styles.lines}>{note}</dd>
            </>
          )}
        </dl>
      </details>
    </Card>
  );
}
