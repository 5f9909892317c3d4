import { Stack } from 'shared/ui';
import type { OrderAccess, OrderPage } from '../order-page-api';
import { PayChoices } from './pay-choices';
import { PaymentOutcome } from './payment-outcome';
import type { PaymentReturn } from './payment-return';
import { usePaymentCheck } from './use-payment-check';

export interface PayOrderProps {
  page: OrderPage;
  access: OrderAccess;
  /** The customer's return from a payment page, or null. */
  paymentReturn: PaymentReturn | null;
}

/** Renders the outcome of the last payment, and the buttons that pay the due amount by card. */
export function PayOrder({ page: { pay }, access, paymentReturn }: PayOrderProps) {
  const { payment, isOutcomeUnknown, isChecking, checkAgain } = usePaymentCheck(
    access,
    paymentReturn,
  );
  return (
    <Stack gap={5}>
      <PaymentOutcome
        payment={payment}
        isOutcomeUnknown={isOutcomeUnknown}
        isChecking={isChecking}
        onCheckAgain={checkAgain}
      />
      {pay && !isOutcomeUnknown && <PayChoices pay={pay} access={access} />}
    </Stack>
  );
}
