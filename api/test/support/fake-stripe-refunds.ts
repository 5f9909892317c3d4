import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A checkout session as Stripe stores it. */
export interface FakeSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  mode: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  customer_email: string;
}

/** A refund as Stripe stores it. */
export interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
}

/**
 * Fault of the next calls that create a refund. `refused` is a 402 and `broken` a 500, both without
 * a refund. `lost` creates the refund and never responds. `pending` creates a pending refund.
 */
export type RefundFault = 'refused' | 'broken' | 'lost' | 'pending' | null;

export class FakeRefunds {
  readonly all: FakeRefund[] = [];
  fault: RefundFault = null;
  /** Called once, after the next refund was created and before Stripe responds. */
  meanwhile: ((refund: FakeRefund) => Promise<unknown>) | null = null;

  /** Stripe's first response for each idempotency key, including failures. */
  readonly #answers = new Map<string, { body: string; status: number; answer: object }>();
  readonly #sessions: Map<string, FakeSession>;

  constructor(sessions: Map<string, FakeSession>) {
    this.#sessions = sessions;
  }

  /** Adds a refund, as if staff created it in Stripe's own pages. */
  add(payment_intent: string, amount: number, metadata: Record<string, string> = {}): FakeRefund {
    const refund: FakeRefund = {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      payment_intent,
      amount,
      currency: 'gbp',
      status: this.fault === 'pending' ? 'pending' : 'succeeded',
      metadata,
    };
    this.all.push(refund);
    return refund;
  }

  register(server: FastifyInstance): void {
    server.get<{ Querystring: { payment_intent: string } }>('/v1/refunds', async ({ query }) => ({
      object: 'list',
      has_more: false,
      data: this.all.filter(({ payment_intent }) => payment_intent === query.payment_intent),
    }));
    server.post<{ Body: string }>('/v1/refunds', async ({ body, headers }, reply) => {
      const key = String(headers['idempotency-key']);
      const earlier = this.#answers.get(key);
      if (earlier && earlier.body !== body) {
        const sentence = 'Keys for idempotent requests can only be used with the same parameters.';
        return reply.code(400).send(createErrorBody('idempotency_error', sentence));
      }
      const { status, answer: response } = earlier ?? this.#create(new URLSearchParams(body));
      this.#answers.set(key, { body, status, answer: response });
      if (this.fault === 'lost') await new Promise(() => undefined);
      const { meanwhile } = this;
      this.meanwhile = null;
      const [refund] = this.all.slice(-1);
      if (refund && status === 200) await meanwhile?.(refund);
      return reply.code(status).send(response);
    });
  }

  #create(form: URLSearchParams): { status: number; answer: object } {
    if (this.fault === 'broken')
      return { status: 500, answer: createErrorBody('api_error', 'Broken.') };
    if (this.fault === 'refused')
      return { status: 402, answer: createErrorBody('card_error', 'Your balance is too low.') };
    const intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    if (amount > this.#left(intent)) {
      const sentence = 'Refund amount is greater than unrefunded amount on charge.';
      return { status: 400, answer: createErrorBody('invalid_request_error', sentence) };
    }
    const reference = form.get('metadata[reference]') ?? '';
    return { status: 200, answer: { ...this.add(intent, amount, { reference }) } };
  }

  #left(intent: string): number {
    const paid = [...this.#sessions.values()].find(
      ({ payment_intent }) => payment_intent === intent,
    );
    return this.all
      .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
      .reduce((left, { amount }) => left - amount, paid?.amount_total ?? 0);
  }
}

const createErrorBody = (type: string, message: string) => ({ error: { type, message } });
