import { useSearchParams } from 'shared/router';
import { clip, MAX_ERROR_LENGTH } from './order-id';
import styles from './result.module.css';
import { UnpaidPage } from './unpaid-page';

export function PaymentFailedPage() {
  const [query] = useSearchParams();
  const error = decodeError(query.get('error') ?? '');
  return (
    <UnpaidPage
      title="Payment failed"
      description="Your card payment failed."
      notice={{
        kind: 'error',
        title: 'Your payment did not go through',
        text: error || 'The payment could not be completed.',
      }}
      retryLabel="Try Payment Again"
      supportTopic="Failed payment"
    >
      <section>
        <h2>Common reasons</h2>
        <ul className={styles.notes}>
          <li>There is not enough money in the account.</li>
          <li>The card number, expiry date or security code was mistyped.</li>
          <li>The card has expired, or is not accepted for payments on the internet.</li>
          <li>The bank asked for a confirmation that was not given in time.</li>
        </ul>
      </section>
    </UnpaidPage>
  );
}

/**
 * Decodes the error text from the URL. Some backends encode the text twice. Malformed text stays
 * unchanged.
 */
function decodeError(text: string): string {
  try {
    return clip(decodeURIComponent(text), MAX_ERROR_LENGTH);
  } catch (cause) {
    console.warn('The error text in the address is malformed. The page shows it undecoded.', cause);
    return clip(text, MAX_ERROR_LENGTH);
  }
}
