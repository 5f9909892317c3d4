import { useConfig } from 'shared/session';
import { Button, ButtonLink, Cluster, Notice, Stack } from 'shared/ui';
import { buildSupportMailUrl, clip, MAX_ERROR_LENGTH, OrderId } from './order-id';
import styles from './result.module.css';

interface VerificationIssueProps {
  text: string;
  orderId: string | null;
  isChecking: boolean;
  /** Checks the payment again. Null if the URL has no session or order id. */
  onCheck: (() => unknown) | null;
}

/** Page for an unclear result, because the payment may have succeeded. */
export function VerificationIssue({ text, orderId, isChecking, onCheck }: VerificationIssueProps) {
  const { email } = useConfig();
  return (
    <Stack gap={6} className={styles.result}>
      <Notice kind="error" title="Payment Verification Issue">
        <p>{clip(text, MAX_ERROR_LENGTH)}</p>
        <OrderId orderId={orderId} />
      </Notice>
      <p>
        Your payment may have succeeded even though we could not confirm it here. Please do not pay
        again: look in My Orders first, or contact us and name your order.
      </p>
      <Cluster gap={3}>
        <ButtonLink href={buildSupportMailUrl(email, 'Payment verification', orderId)}>
          Contact Support
        </ButtonLink>
        {onCheck && (
          <Button variant="secondary" busy={isChecking} onClick={onCheck}>
            Check again
          </Button>
        )}
        <ButtonLink to="/my-orders" variant="secondary">
          View My Orders
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          Continue Shopping
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
