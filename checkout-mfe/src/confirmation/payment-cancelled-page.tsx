import { PageHead, useSearchParams } from 'shared/core';
import { ButtonLink, Cluster, Notice, Page, PageHeader, Stack } from 'shared/ui';
import { clip } from './clip';
import styles from './result.module.css';
import { SupportLink } from './support-link';

/** The shopper came back without paying; the basket is kept (specification §2, decision 37). */
export function PaymentCancelledPage() {
  const [query] = useSearchParams();
  const orderId = query.get('order_id');
  return (
    <Page width="text">
      <PageHead title="Payment cancelled" description="Your card payment was cancelled." noindex />
      <PageHeader title="Payment cancelled" align="center" />
      <Stack gap={6} className={styles.result}>
        <Notice kind="warning" title="Nothing was charged">
          <p>You left the payment page before paying. Your basket is as you left it.</p>
          {orderId && (
            <p>
              Order ID: <strong>{clip(orderId, 60)}</strong>
            </p>
          )}
        </Notice>
        <Cluster gap={3}>
          <ButtonLink to="/checkout">Try Again</ButtonLink>
          <ButtonLink to="/cart" variant="secondary">
            View Cart
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Continue Shopping
          </ButtonLink>
        </Cluster>
        <SupportLink about="Cancelled payment" orderId={orderId} />
      </Stack>
    </Page>
  );
}
