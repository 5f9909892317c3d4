import { PageHead, useSearchParams } from 'shared/core';
import { ButtonLink, Cluster, Notice, Page, PageHeader, Stack } from 'shared/ui';
import { clip } from './clip';
import { decodedError } from './decoded-error';
import styles from './result.module.css';
import { SupportLink } from './support-link';

/** The card was refused, or something broke on the way; the basket is kept (specification §2). */
export function PaymentFailedPage() {
  const [query] = useSearchParams();
  const orderId = query.get('order_id');
  const error = decodedError(query.get('error'));
  return (
    <Page width="text">
      <PageHead title="Payment failed" description="Your card payment failed." noindex />
      <PageHeader title="Payment failed" align="center" />
      <Stack gap={6} className={styles.result}>
        <Notice kind="error" title="Your payment did not go through">
          <p>{error || 'The payment could not be completed.'}</p>
          {orderId && (
            <p>
              Order ID: <strong>{clip(orderId, 60)}</strong>
            </p>
          )}
        </Notice>
        <section>
          <h2>Common reasons</h2>
          <ul className={styles.notes}>
            <li>There is not enough money in the account.</li>
            <li>The card number, expiry date or security code was mistyped.</li>
            <li>The card has expired, or is not accepted for payments on the internet.</li>
            <li>The bank asked for a confirmation that was not given in time.</li>
          </ul>
        </section>
        <Cluster gap={3}>
          <ButtonLink to="/checkout">Try Payment Again</ButtonLink>
          <ButtonLink to="/cart" variant="secondary">
            View Cart
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Continue Shopping
          </ButtonLink>
        </Cluster>
        <SupportLink about="Failed payment" orderId={orderId} />
      </Stack>
    </Page>
  );
}
