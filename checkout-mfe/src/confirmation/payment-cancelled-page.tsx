import { UnpaidPage } from './unpaid-page';

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
