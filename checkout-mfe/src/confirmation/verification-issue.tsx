import { useConfig } from 'shared/core';
import { Button, ButtonLink, Cluster, Notice, Stack } from 'shared/ui';
import { clip } from './clip';
import styles from './result.module.css';
import { supportMail } from './support-mail';

interface VerificationIssueProps {
  text: string;
  orderId: string | null;
  checking: boolean;
  /** Asks again; null when there is nothing to ask about. */
  onCheck: (() => unknown) | null;
}

/** A payment that is not verified; it may have succeeded all the same (specification §2). */
export function VerificationIssue({ text, orderId, checking, onCheck }: VerificationIssueProps) {
  const { email } = useConfig();
  return (
    <Stack gap={6} className={styles.result}>
      <Notice kind="error" title="Payment Verification Issue">
        <p>{clip(text, 500)}</p>
        {orderId && (
          <p>
            Order ID: <strong>{clip(orderId, 60)}</strong>
          </p>
        )}
      </Notice>
      <p>
        Your payment may have succeeded even though we could not confirm it here. Please do not pay
        again: look in My Orders first, or contact us and name your order.
      </p>
      <Cluster gap={3}>
        <ButtonLink href={supportMail(email, 'Payment verification', orderId)}>
          Contact Support
        </ButtonLink>
        {onCheck && (
          <Button variant="secondary" busy={checking} onClick={onCheck}>
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
