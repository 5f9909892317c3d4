import type { Pence } from 'contract/values/pence';
import { orderTextsModule, useFulfilmentKinds } from 'shared/basket';
import { formatMoney } from 'shared/format';
import { useLazyModule } from 'shared/lazy';
import { Button, TextLink } from 'shared/ui';
import { EMPTY_BASKET_ID } from './checkout-notices';
import type { PaymentMethod } from 'contract/payments/payment-method';
import styles from './pay-button.module.css';

interface PayButtonProps {
  method: PaymentMethod;
  total: Pence;
  busy: boolean;
  disabled: boolean;
  isEmpty: boolean;
  /** Number of the placed order until the thank-you page opens, else null. */
  placedNumber: string | null;
}

/**
 * Button with the amount. Terms and cancellation rights are linked below it (rule 17). An empty
 * basket does not disable it, because a press says 'Order total must be greater than zero.'
 * (specification, section 5). It is then quiet, and described by the notice about the basket.
 */
export function PayButton(props: PayButtonProps) {
  const { method, total, busy, disabled, isEmpty, placedNumber } = props;
  const amount = formatMoney(total);
  const kinds = useFulfilmentKinds();
  const paymentTime = useLazyModule(orderTextsModule, true)?.describePaymentTime(kinds) ?? 'later';
  return (
    <div className={styles.pay}>
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={busy}
        disabled={disabled || busy}
        variant={isEmpty ? 'secondary' : 'primary'}
        aria-describedby={isEmpty ? EMPTY_BASKET_ID : undefined}
      >
        {method === 'online' ? `Pay now ${amount}` : `Place order – pay ${amount} ${paymentTime}`}
      </Button>
      {placedNumber !== null && (
        <p className={styles.placed} role="status">
          Your order <strong>{placedNumber}</strong> is placed.
        </p>
      )}
      <p className={styles.terms}>
        By ordering you accept our <TextLink to="/terms">terms and conditions</TextLink>. Read about
        your <TextLink to="/terms#cancellation">cancellation rights</TextLink>.
      </p>
    </div>
  );
}
