import { isPermittedPaymentPage } from 'contract/payments/is-permitted-payment-page';
import type { ShopConfig } from 'shared/session';
import { CheckoutError, readErrorText } from './checkout-error';
import { openExternalPage } from './open-external-page';

interface PaymentSession {
  sessionId: string;
  url: string;
}

/**
 * Opens the payment page (rule 34). Rejects a `url` of a foreign origin. Without a `url`, Stripe's
 * script opens the page. Throws a `CheckoutError`.
 */
export async function openHostedPage(
  session: PaymentSession,
  payments: ShopConfig['payments'],
  apiHost: string,
): Promise<void> {
  if (!session.url) return redirectByScript(session.sessionId, payments);
  if (!isPermittedPaymentPage(session.url, [...payments.hostedOrigins, apiHost])) {
    throw new CheckoutError('Payment redirect failed: the payment page has an unknown address.');
  }
  openExternalPage(session.url);
}

async function redirectByScript(
  sessionId: string,
  { publishableKey, providerName }: ShopConfig['payments'],
): Promise<void> {
  const provider = await loadProvider(publishableKey).catch((cause: unknown) => {
    console.warn('The card payment script could not be loaded.', cause);
    return null;
  });
  if (!provider) throw new CheckoutError(`${providerName} failed to initialize`);
  const { error } = await provider.redirectToCheckout({ sessionId }).catch((cause: unknown) => {
    throw new CheckoutError(formatRedirectError(readErrorText(cause)), cause);
  });
  if (error) throw new CheckoutError(formatRedirectError(error.message ?? ''));
}

/** Loads the last version of Stripe's script that has `redirectToCheckout`. */
async function loadProvider(publishableKey: string | null) {
  if (!publishableKey) return null;
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(publishableKey);
}

const formatRedirectError = (message: string) =>
  message ? `Payment redirect failed: ${message}` : 'Payment processing failed';
