import { useConfig } from 'shared/core';

/** The payment-button SDK of the configured provider, on the checkout page alone (specification §7). */
export function PaymentButtonScript() {
  const { paypalClientId } = useConfig().payments;
  if (!paypalClientId) return null;
  const query = new URLSearchParams({ 'client-id': paypalClientId, currency: 'GBP' });
  return <script async src={`https://www.paypal.com/sdk/js?${query}`} />;
}
