import { randomBytes } from 'node:crypto';
import { after } from 'node:test';
import Fastify from 'fastify';
import Stripe from 'stripe';
import type { FakeDisputeObject } from './fake-stripe-disputes.ts';
import { FakePayouts } from './fake-stripe-payouts.ts';
import { type FakeRefund, FakeRefunds, type FakeSession } from './fake-stripe-refunds.ts';

/** A charge in an event about its refunds. Newer API versions omit the refunds. */
interface FakeCharge {
  object: 'charge';
  payment_intent: string;
}

export interface FakeStripe {
  /** Settings that make the backend use this fake. */
  env: Record<string, string>;
  sessions: Map<string, FakeSession>;
  refunds: FakeRefunds;
  payouts: FakePayouts;
  /** While true, every call fails, as in an outage of Stripe. */
  down: boolean;
  /** While true, every call is accepted and gets no response. */
  hangs: boolean;
  /** Called once, while Stripe's next response about a session is under way. */
  meanwhile: ((session: FakeSession) => Promise<unknown>) | null;
  /** The number of calls that created a session. A repeated idempotency key does not count. */
  created: number;
  /** Pays the session, as if the shopper paid on the hosted page. */
  pay(id: string): FakeSession;
  /**
   * Returns a signed event about an object as Stripe sends it. `at` is the time of its signature, and
   * `created` the time of the event itself, in Unix seconds.
   */
  event(
    type: string,
    object: FakeSession | FakeRefund | FakeCharge | FakeDisputeObject,
    options?: { id?: string; at?: number; created?: number; secret?: string },
  ): { payload: string; headers: Record<string, string> };
}

const webhookSecret = 'whsec_of_the_tests';

/**
 * Serves Stripe's Checkout over its real protocol: form bodies, bearer keys, idempotency and
 * errors.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const replays = new Map<string, { body: string; id: string }>();
  const failed = new Set<string>();
  const server = Fastify({ forceCloseConnections: true });
  const fake = {
    sessions,
    down: false,
    hangs: false,
    created: 0,
    meanwhile: null as FakeStripe['meanwhile'],
  };

  /**
   * Returns the session as it was when the request arrived, even if `meanwhile` changes the
   * session.
   */
  async function createResponse(session: FakeSession): Promise<FakeSession> {
    const [response, { meanwhile }] = [structuredClone(session), fake];
    fake.meanwhile = null;
    await meanwhile?.(session);
    return response;
  }

  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  server.addHook('onRequest', async (request, reply) => {
    if (fake.hangs) await new Promise(() => undefined);
    const key = String(request.headers['idempotency-key'] ?? '');
    // Marks the key as failed, because Stripe repeats its first response to the same key for a day.
    if (fake.down && key !== '') failed.add(key);
    if (fake.down || failed.has(key)) {
      return reply.code(500).send(createErrorBody('api_error', 'Stripe is down.'));
    }
    if (request.headers.authorization === 'Bearer sk_test_of_the_tests') return;
    return reply
      .code(401)
      .send(createErrorBody('invalid_request_error', 'Invalid API Key provided'));
  });

  server.post<{ Body: string }>('/v1/checkout/sessions', async ({ body, headers }, reply) => {
    const key = String(headers['idempotency-key']);
    const replay = replays.get(key);
    if (replay && replay.body !== body) {
      const sentence = 'Keys for idempotent requests can only be used with the same parameters.';
      return reply.code(400).send(createErrorBody('idempotency_error', sentence));
    }
    const session = sessions.get(replay?.id ?? '') ?? createSession(new URLSearchParams(body));
    if (!replay) fake.created += 1;
    sessions.set(session.id, session);
    replays.set(key, { body, id: session.id });
    return createResponse(session);
  });

  server.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async ({ params }, reply) => {
    const session = sessions.get(params.id);
    if (session) return createResponse(session);
    return reply.code(404).send(createErrorBody('invalid_request_error', 'No such session'));
  });

  server.post<{ Params: { id: string } }>(
    '/v1/checkout/sessions/:id/expire',
    async ({ params }, reply) => {
      const session = sessions.get(params.id);
      if (session?.status !== 'open') {
        const sentence = 'Only Checkout Sessions with a status in ["open"] can be expired.';
        return reply.code(400).send(createErrorBody('invalid_request_error', sentence));
      }
      return Object.assign(session, { status: 'expired', url: null });
    },
  );

  const refunds = new FakeRefunds(sessions);
  refunds.register(server);
  const payouts = new FakePayouts();
  payouts.register(server);
  const base = await server.listen({ port: 0, host: '127.0.0.1' });
  after(() => server.close());
  return Object.assign(fake, {
    refunds,
    payouts,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: base,
      PUBLIC_URL: 'https://shop.example.com',
    },
    pay: (id: string) => paySession(sessions, id),
    event: createSignedEvent,
  });
}

function createSession(form: URLSearchParams): FakeSession {
  const id = `cs_test_${randomBytes(16).toString('hex')}`;
  const amounts = [...form].filter(([name]) => /^line_items\[\d+\]\[quantity\]$/.test(name));
  const total = amounts.reduce((sum, [name, quantity]) => {
    const unit = form.get(name.replace('[quantity]', '[price_data][unit_amount]'));
    return sum + Number(quantity) * Number(unit);
  }, 0);
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: total,
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    mode: form.get('mode') ?? '',
    client_reference_id: form.get('client_reference_id') ?? '',
    metadata: Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
        return key === undefined ? [] : [[key, value]];
      }),
    ),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    customer_email: form.get('customer_email') ?? '',
  };
}

function paySession(sessions: Map<string, FakeSession>, id: string): FakeSession {
  const session = sessions.get(id);
  if (!session) throw new Error(`${id} is unknown.`);
  const payment_intent = `pi_${randomBytes(8).toString('hex')}`;
  return Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent });
}

const createSignedEvent: FakeStripe['event'] = (type, object, options = {}) => {
  const id = options.id ?? `evt_${randomBytes(8).toString('hex')}`;
  const created = options.created ?? Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? webhookSecret,
    ...(options.at !== undefined && { timestamp: options.at }),
  });
  return {
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  };
};

function createErrorBody(type: string, message: string) {
  return { error: { type, message } };
}
