import Stripe from 'stripe';
import type { StripeSettings } from './stripe-settings.ts';
import type { HostedSession, PaymentProvider, SessionRequest } from '../payment-provider.ts';
import { readStripeEvent } from './read-stripe-event.ts';
import { createStripeRefund, listStripeRefunds } from './stripe-refund.ts';
import { readStripeSession } from './stripe-session.ts';

/** Time limit of one attempt, in ms. `limitProviderTime` limits the total time of all attempts. */
const ATTEMPT_TIMEOUT_MS = 2_500;

/** Stripe's hosted Checkout, or a compatible service at `STRIPE_API_BASE`. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...toStripeHost(settings.apiBase),
    timeout: ATTEMPT_TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;

  return {
    createSession: async (request) =>
      readStripeSession(
        await sessions.create(toSessionParams(request), { idempotencyKey: request.idempotencyKey }),
      ),
    retrieveSession: async (id) => readStripeSession(await sessions.retrieve(id)),
    expireSession: (id) => expireStripeSession(stripe, id),
    createRefund: (request) => createStripeRefund(stripe, request),
    listRefunds: (transactionid) => listStripeRefunds(stripe, transactionid),
    readEvent: (body, headers) => readStripeEvent(stripe, body, headers, settings.webhookSecret),
  };
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

/**
 * Expires a session. If Stripe reports that the session is no longer open, returns the session
 * unchanged.
 */
async function expireStripeSession(stripe: Stripe, id: string): Promise<HostedSession> {
  try {
    return readStripeSession(await stripe.checkout.sessions.expire(id));
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause;
    return readStripeSession(await stripe.checkout.sessions.retrieve(id));
  }
}

function toStripeHost(apiBase: string | null) {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttp = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  };
}
