import type Stripe from 'stripe';
import type { HostedSession } from '../payment-provider.ts';

export function readStripeSession(session: Stripe.Checkout.Session): HostedSession {
  const { payment_intent: intent } = session;
  return {
    id: session.id,
    url: session.url ?? '',
    status: readStatus(session.status),
    isPaid: session.payment_status === 'paid',
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    mode: session.mode,
    orderno: session.client_reference_id ?? '',
    attempt: session.metadata?.['attempt'] ?? '',
    transactionid: (typeof intent === 'string' ? intent : intent?.id) ?? session.id,
  };
}

/** An unknown status counts as open, so that `sweepPayments` asks the provider again. */
function readStatus(status: string | null): HostedSession['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}
