import Stripe from 'stripe';
import type { StripeSettings } from './stripe-settings.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { readStripeEvent } from './read-stripe-event.ts';
import {
  listStripePayouts,
  listStripeTransactions,
  retrieveStripePayout,
} from './stripe-payout.ts';
import { createStripeRefund, listStripeRefunds } from './stripe-refund.ts';
import { createStripeSession, expireStripeSession, readStripeSession } from './stripe-session.ts';

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

  return {
    createSession: (request) => createStripeSession(stripe, request),
    retrieveSession: async (id) => readStripeSession(await stripe.checkout.sessions.retrieve(id)),
    expireSession: (id) => expireStripeSession(stripe, id),
    createRefund: (request) => createStripeRefund(stripe, request),
    listRefunds: (transactionid) => listStripeRefunds(stripe, transactionid),
    listPayouts: (days) => listStripePayouts(stripe, days),
    retrievePayout: (id) => retrieveStripePayout(stripe, id),
    listBalanceTransactions: (payoutid) => listStripeTransactions(stripe, payoutid),
    readEvent: (body, headers) => readStripeEvent(stripe, body, headers, settings.webhookSecret),
  };
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
