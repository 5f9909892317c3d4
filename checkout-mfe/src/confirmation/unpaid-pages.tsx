import type { ReactNode } from 'react';
import { PageHead, useSearchParams } from 'shared/router';
import { ButtonLink, Cluster, Notice, Page, PageHeader, Stack } from 'shared/ui';
import { clip, MAX_ERROR_LENGTH, OrderId, SupportLink } from './order-id';
import styles from './result.module.css';

/** Page to which the payment provider returns a shopper who has not paid. */
export const PaymentCancelledPage = () => (
  <UnpaidPage
    title="Payment cancelled"
    description="Your card payment was cancelled."
    notice={{
      kind: 'warning',
      title: 'Nothing was charged',
      text: 'You left the payment page before paying. Your basket is as you left it.',
    }}
    retryLabel="Try Again"
    supportTopic="Cancelled payment"
  />
);

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

interface UnpaidPageProps {
  title: string;
  description: string;
  notice: { kind: 'warning' | 'error'; title: string; text: string };
  retryLabel: string;
  /** Subject of an email to the support. The page adds the order id to the subject. */
  supportTopic: string;
  children?: ReactNode;
}

/** Page after an unsuccessful payment. Does not change the basket (rule 37). */
function UnpaidPage(props: UnpaidPageProps) {
  const { title, description, notice, retryLabel, supportTopic, children } = props;
  const [query] = useSearchParams();
  const orderId = query.get('order_id');
  return (
    <Page width="text">
      <PageHead title={title} description={description} noindex />
      <PageHeader title={title} align="center" />
      <Stack gap={6} className={styles.result}>
        <Notice kind={notice.kind} title={notice.title}>
          <p>{notice.text}</p>
          <OrderId orderId={orderId} />
        </Notice>
        {children}
        <Cluster gap={3}>
          <ButtonLink to="/checkout">{retryLabel}</ButtonLink>
          <ButtonLink to="/cart" variant="secondary">
            View Cart
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Continue Shopping
          </ButtonLink>
        </Cluster>
        <SupportLink topic={supportTopic} orderId={orderId} />
      </Stack>
    </Page>
  );
}
