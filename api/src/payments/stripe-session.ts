import type Stripe from 'stripe';
import type { HostedSession, ProviderEvent } from './provider.ts';

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

/** Largest difference between the signature's time and our clock, in seconds. */
const TOLERANCE_SECONDS = 300;

/** Parses an event. Throws if the signature is invalid, too old or in the future. */
export function readStripeEvent(
  stripe: Pick<Stripe, 'webhooks'>,
  body: Buffer,
  signature: string,
  secret: string,
): ProviderEvent {
  const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  // The library checks only the age, so a future signature would stay valid too long.
  if (readSignatureTime(signature) > Date.now() / 1000 + TOLERANCE_SECONDS)
    throw new Error('Signed in the future.');
  const session = event.type.startsWith('checkout.session.')
    ? readStripeSession(event.data.object as Stripe.Checkout.Session)
    : null;
  return { id: event.id, type: event.type, session };
}

/** Returns the latest time in the signature, in Unix seconds. */
const readSignatureTime = (signature: string) =>
  Math.max(...[...signature.matchAll(/(?:^|,)\s*t=\s*(\d+)/g)].map(([, time]) => Number(time)));

/** An unknown status counts as open, so that `sweepPayments` asks the provider again. */
function readStatus(status: string | null): HostedSession['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}
