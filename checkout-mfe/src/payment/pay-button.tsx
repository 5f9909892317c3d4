import type { Pence } from 'contract/values/pence';
import { orderTextsModule, useFulfilmentKinds } from 'shared/basket';
import { formatMoney } from 'shared/format';
import { useLazyModule } from 'shared/lazy';
import { Button, TextLink } from 'shared/ui';
import type { PaymentMethod } from './placement/order';
import styles from './pay-button.module.css';

interface PayButtonProps {
  method: PaymentMethod;
  total: Pence;
  busy: boolean;
  disabled: boolean;
  isEmpty: boolean;
}

/**
 * Button with the amount. Terms and cancellation rights are linked below it (rule 17). `isEmpty`
 * marks it as disabled but leaves it pressable, so that a press says why. The error then enables it
 * again (specification, sections 5 and 8).
 */
export function PayButton({ method, total, busy, disabled, isEmpty }: PayButtonProps) {
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
        aria-disabled={isEmpty || undefined}
      >
        {method === 'online' ? `Pay now ${amount}` : `Place order – pay ${amount} ${paymentTime}`}
      </Button>
      <p className={styles.terms}>
        By ordering you accept our <TextLink to="/terms">terms and conditions</TextLink>. Read about
        your <TextLink to="/terms#cancellation">cancellation rights</TextLink>.
      </p>
    </div>
  );
}
