import type { Pence } from 'contract/values/pence';
import { formatMoney } from 'shared/format';
import { useLazyModule } from 'shared/lazy';
import { useAuth, useFeature } from 'shared/session';
import { ButtonLink, Cluster, Notice, Stack } from 'shared/ui';
import { lazyConfirmation } from './confirmation.lazy';
import { clip, MAX_ID_LENGTH } from './order-id';
import styles from './result.module.css';
import { useEmptyBasketOnce } from './use-empty-basket-once';

interface PaymentReceivedProps {
  orderno: string;
  /** Paid amount, or null if the response has none. */
  amount: Pence | null;
  paymentStatus: string;
  sessionId: string;
}

/** Longest displayed status, in characters. It may name the rest and its day. */
const MAX_STATUS_LENGTH = 120;

/** Confirms a verified card payment and empties the basket. */
export function PaymentReceived(props: PaymentReceivedProps) {
  const { orderno, amount, paymentStatus, sessionId } = props;
  const { user } = useAuth();
  const hasOrderLink = useFeature('order-link');
  const confirmationModule = useLazyModule(lazyConfirmation, true);
  useEmptyBasketOnce(sessionId);
  return (
    <Stack gap={6} className={styles.result}>
      <Notice kind="success" title="Thank you, we have received your payment">
        <dl className={styles.facts}>
          <Fact label="Order number" value={clip(orderno, MAX_ID_LENGTH)} />
          {amount !== null && <Fact label="Amount paid" value={formatMoney(amount)} />}
          {paymentStatus && (
            <Fact label="Payment status" value={clip(paymentStatus, MAX_STATUS_LENGTH)} />
          )}
        </dl>
      </Notice>
      <section>
        <h2>What&apos;s Next</h2>
        <ul className={styles.notes}>
          <li>A confirmation of your order is on its way to your inbox.</li>
          <li>We prepare your order; the e-mail says what happens next.</li>
          <li>
            {user?.role === 'guest' && hasOrderLink
              ? 'You can follow the order at any time by the link in the e-mail.'
              : 'You can follow the order under My Orders at any time.'}
          </li>
        </ul>
      </section>
      <Cluster gap={3}>
        <ButtonLink to="/my-orders">View My Orders</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Continue Shopping
        </ButtonLink>
      </Cluster>
      {confirmationModule && (
        <confirmationModule.PaidConfirmation sessionId={sessionId} userid={user?.id ?? null} />
      )}
    </Stack>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
