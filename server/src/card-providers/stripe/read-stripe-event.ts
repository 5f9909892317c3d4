import type { IncomingHttpHeaders } from 'node:http';
import type Stripe from 'stripe';
import type { ProviderEvent } from '../payment-provider.ts';
import { readStripeDispute } from './stripe-dispute.ts';
import { readStripeRefund } from './stripe-refund.ts';
import { readStripeSession } from './stripe-session.ts';

/** Largest difference between the signature's time and the clock of this machine, in seconds. */
const TOLERANCE_SECONDS = 300;

/** Parses an event. Throws if the signature is missing, invalid, too old or in the future. */
export function readStripeEvent(
  stripe: Pick<Stripe, 'webhooks'>,
  body: Buffer,
  headers: IncomingHttpHeaders,
  secret: string,
): ProviderEvent {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') throw new Error('The event is not signed.');
  const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  // The library checks only the age. A signature from the future would otherwise stay valid too
  // long.
  if (readSignatureTime(signature) > Date.now() / 1000 + TOLERANCE_SECONDS)
    throw new Error('Signed in the future.');
  return { id: event.id, type: event.type, ...readEventObject(event) };
}

/** Returns the latest time in the signature, in Unix seconds. */
const readSignatureTime = (signature: string) =>
  Math.max(...[...signature.matchAll(/(?:^|,)\s*t=\s*(\d+)/g)].map(([, time]) => Number(time)));

function readEventObject(event: Stripe.Event): Omit<ProviderEvent, 'id' | 'type'> {
  const {
    type,
    data: { object },
  } = event;
  const emptyEvent = {
    session: null,
    refunds: [],
    refundedTransaction: null,
    dispute: readStripeDispute(event),
  };
  if (type.startsWith('checkout.session.')) {
    const session = readStripeSession(object as Stripe.Checkout.Session);
    const hasPaymentFailed = type === 'checkout.session.async_payment_failed';
    return { ...emptyEvent, session: { ...session, hasPaymentFailed } };
  }
  if (type.startsWith('refund.') || type === 'charge.refund.updated')
    return { ...emptyEvent, refunds: [readStripeRefund(object as Stripe.Refund)] };
  if (type === 'charge.refunded') {
    const { payment_intent: intent } = object as Stripe.Charge;
    return { ...emptyEvent, refundedTransaction: typeof intent === 'string' ? intent : null };
  }
  return emptyEvent;
}
