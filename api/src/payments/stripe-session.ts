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

/** Seconds by which the clock of who signed may differ from ours, the way to us included. */
const TOLERANCE = 300;

/** Throws when the signature is not made with the secret, too long ago, or at a time to come. */
export function readStripeEvent(
  stripe: Pick<Stripe, 'webhooks'>,
  body: Buffer,
  signature: string,
  secret: string,
): ProviderEvent {
  const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
  // The library looks at the age alone: an event of the future would be valid until long after it.
  if (signedAt(signature) > Date.now() / 1000 + TOLERANCE) throw new Error('Signed in the future.');
  const session = event.type.startsWith('checkout.session.')
    ? readStripeSession(event.data.object as Stripe.Checkout.Session)
    : null;
  return { id: event.id, type: event.type, session };
}

/** The latest time that the signature names, in Unix seconds. */
const signedAt = (signature: string) =>
  Math.max(...[...signature.matchAll(/(?:^|,)\s*t=\s*(\d+)/g)].map(([, time]) => Number(time)));

/** A status that is not known here counts as open: the sweep asks again. */
function readStatus(status: string | null): HostedSession['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}
