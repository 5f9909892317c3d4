import type { PagePayment } from 'contract/orders/order-page';
import { formatMoney } from 'shared/format';
import { Button, Notice } from 'shared/ui';

interface PaymentOutcomeProps {
  payment: PagePayment | null;
  isOutcomeUnknown: boolean;
  isChecking: boolean;
  onCheckAgain: () => void;
}

/** Tells a customer who returned from a payment page what became of the payment. */
export function PaymentOutcome({
  payment,
  isOutcomeUnknown,
  isChecking,
  onCheckAgain,
}: PaymentOutcomeProps) {
  if (isOutcomeUnknown)
    return (
      <Notice
        kind="warning"
        isAnnounced
        title="We have not heard of your payment yet"
        action={
          !isChecking && (
            <Button variant="secondary" onClick={onCheckAgain}>
              Look again
            </Button>
          )
        }
      >
        {isChecking
          ? 'We are asking the card provider. Please do not pay a second time.'
          : 'It can take some minutes. We write to you as soon as it has arrived. Please do not pay a second time before.'}
      </Notice>
    );
  if (payment === null) return null;
  const { status, amount, returned, reason } = payment;
  if (status === 'paid')
    return (
      <Notice
        kind="success"
        isAnnounced
        title={`Your payment of ${formatMoney(amount)} has arrived`}
      >
        {returned > 0
          ? `${formatMoney(returned)} of it goes back to your card, within 14 days. You need not do anything.`
          : 'Thank you. A receipt is on its way to your inbox.'}
      </Notice>
    );
  if (status === 'returned')
    return (
      <Notice
        kind="warning"
        isAnnounced
        title={`Your payment of ${formatMoney(amount)} goes back to you`}
      >
        {`${reason} The money goes back to your card, within 14 days. You need not do anything.`}
      </Notice>
    );
  return (
    <Notice isAnnounced title="Nothing was paid">
      Your card was not charged.
    </Notice>
  );
}
