import Stripe from 'stripe';
import type { HostedSession, SessionRequest } from '../payment-provider.ts';

export const createStripeSession = async (
  stripe: Stripe,
  request: SessionRequest,
): Promise<HostedSession> =>
  readStripeSession(
    await stripe.checkout.sessions.create(toSessionParams(request), {
      idempotencyKey: request.idempotencyKey,
    }),
  );

/**
 * Expires a session. If Stripe reports that the session is no longer open, returns the session
 * unchanged.
 */
export async function expireStripeSession(stripe: Stripe, id: string): Promise<HostedSession> {
  try {
    return readStripeSession(await stripe.checkout.sessions.expire(id));
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause;
    return readStripeSession(await stripe.checkout.sessions.retrieve(id));
  }
}

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

function toSessionParams(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const { orderno, email, lines, successUrl, cancelUrl } = request;
  const metadata = { orderno, attempt: request.idempotencyKey };
  return {
    mode: 'payment',
    client_reference_id: orderno,
    ...(isStripeEmail(email) && { customer_email: email }),
    metadata,
    payment_intent_data: { description: `Order ${orderno}`, metadata },
    line_items: lines.map(({ name, quantity, amount }) => ({
      quantity,
      price_data: { currency: 'gbp', unit_amount: amount, product_data: { name } },
    })),
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

/**
 * Returns whether Stripe accepts an e-mail address. Without an accepted address, Stripe asks the
 * shopper for one.
 */
function isStripeEmail(email: string): boolean {
  return /^[\w.%+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(email);
}
