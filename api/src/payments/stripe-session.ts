import type Stripe from 'stripe';
import type { HostedSession, ProviderEvent } from './provider.ts';

/** Stripe's session in our words. */
export function readStripeSession(session: Stripe.Checkout.Session): HostedSession {
  const { payment_intent: intent } = session;
  return {
    id: session.id,
    url: session.url ?? '',
    status: readStatus(session.status),
    paid: session.payment_status === 'paid',
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    mode: session.mode,
    orderno: session.client_reference_id ?? '',
    attempt: session.metadata?.['attempt'] ?? '',
    transactionid: (typeof intent === 'string' ? intent : intent?.id) ?? session.id,
  };
}

/** Throws when the signature is not made with the secret, or too long ago. */
export function readStripeEvent(
  stripe: Pick<Stripe, 'webhooks'>,
  body: Buffer,
  signature: string,
  secret: string,
): ProviderEvent {
  const event = stripe.webhooks.constructEvent(body, signature, secret);
  const session = event.type.startsWith('checkout.session.')
    ? readStripeSession(event.data.object as Stripe.Checkout.Session)
    : null;
  return { id: event.id, type: event.type, session };
}

/** A status that is not known here counts as open: the sweep asks again. */
function readStatus(status: string | null): HostedSession['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}
