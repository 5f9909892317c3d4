import { Card, Stack, TextLink } from 'shared/ui';
import styles from '../my-quote.module.css';

/** The firm's own words about the offer, with its line breaks. */
export const OfferMessage = ({ message }: { message: string }) =>
  message === '' ? null : (
    <section className={styles.message} aria-label="A word from us">
      <p>{message}</p>
    </section>
  );

/** List of the steps after the offer is accepted, and on the day. */
export const OfferSteps = ({ steps }: { steps: readonly string[] }) =>
  steps.length === 0 ? null : (
    <Card as="section" padded aria-labelledby="quote-steps">
      <Stack gap={3}>
        <h2 id="quote-steps" className={styles.title}>
          What happens next
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Stack>
    </Card>
  );

/** The terms of the offer, which open in place. */
export const OfferTerms = ({ terms }: { terms: string }) => (
  <Card as="section" padded aria-labelledby="quote-terms">
    <details className={styles.fold}>
      <summary>
        <h2 id="quote-terms" className={styles.title}>
          Terms of this quote
        </h2>
      </summary>
      {terms !== '' && <p className={styles.lines}>{terms}</p>}
      <p>
        Our <TextLink to="/terms">terms and conditions</TextLink> count too, with your{' '}
        <TextLink to="/terms#cancellation">cancellation rights</TextLink>.
      </p>
    </details>
  </Card>
);
