import Stripe from 'stripe';
import type { StripeSettings } from '../config/stripe-settings.ts';
import type { HostedSession, PaymentProvider, SessionRequest } from './provider.ts';
import { readStripeEvent, readStripeSession } from './stripe-session.ts';

/** Milliseconds after which one try at a call has failed; `inTime` limits all of them together. */
const TIMEOUT = 2_500;

/** Hosted Checkout at Stripe, or at whatever speaks its protocol at `STRIPE_API_BASE`. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...address(settings.apiBase),
    timeout: TIMEOUT,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;

  return {
    createSession: async (request) =>
      readStripeSession(
        await sessions.create(sessionParams(request), { idempotencyKey: request.idempotencyKey }),
      ),
    retrieveSession: async (id) => readStripeSession(await sessions.retrieve(id)),
    expireSession: (id) => expire(stripe, id),
    readEvent: (body, signature) =>
      readStripeEvent(stripe, body, signature, settings.webhookSecret),
  };
}

function sessionParams(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const { orderno, email, lines, successUrl, cancelUrl } = request;
  const metadata = { orderno, attempt: request.idempotencyKey };
  return {
    mode: 'payment',
    client_reference_id: orderno,
    ...(isPlainAddress(email) && { customer_email: email }),
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

/** Stripe refuses a page for an address that it doubts; without one it asks the shopper. */
function isPlainAddress(email: string): boolean {
  return /^[\w.%+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(email);
}

/** Stripe refuses to expire what is not open any more: then it is as it is. */
async function expire(stripe: Stripe, id: string): Promise<HostedSession> {
  try {
    return readStripeSession(await stripe.checkout.sessions.expire(id));
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause;
    return readStripeSession(await stripe.checkout.sessions.retrieve(id));
  }
}

function address(apiBase: string | null) {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
