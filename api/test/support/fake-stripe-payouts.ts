import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A payout as Stripe stores it. */
export interface FakePayout {
  id: string;
  object: 'payout';
  amount: number;
  arrival_date: number;
  automatic: boolean;
  created: number;
  currency: string;
  reconciliation_status: 'completed' | 'in_progress' | 'not_applicable';
  status: string;
}

/** The object that a transaction is about, as Stripe expands it. */
type FakeSource = { id: string; object: string } & Record<string, unknown>;

/** A movement of the balance as Stripe stores it. */
interface FakeTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  created: number;
  currency: string;
  description: string | null;
  fee: number;
  net: number;
  source: FakeSource | null;
  type: string;
}

/** Fields of a transaction that a test chooses. */
export interface TransactionFields {
  type: string;
  amount: number;
  fee?: number;
  currency?: string;
  description?: string;
  source?: FakeSource;
}

const createId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

/** The sources of transactions as Stripe expands them. */
export const sources = {
  charge: (payment_intent: string, amount: number, currency = 'gbp'): FakeSource => ({
    id: createId('ch'),
    object: 'charge',
    amount,
    currency,
    payment_intent,
  }),
  refund: (id: string, amount: number): FakeSource => ({
    id,
    object: 'refund',
    amount,
    currency: 'gbp',
  }),
  dispute: (id: string, amount: number): FakeSource => ({
    id,
    object: 'dispute',
    amount,
    currency: 'gbp',
  }),
};

type Query = Record<string, string | undefined>;

/** Stripe's payouts and their transactions. The last created is the first of a list. */
export class FakePayouts {
  readonly all: FakePayout[] = [];
  readonly #transactions = new Map<string, FakeTransaction[]>();

  /** Adds a payout that reaches the bank on a day, with the sum of its transactions as its amount. */
  add(
    day: string,
    transactions: readonly TransactionFields[],
    fields: Partial<FakePayout> = {},
  ): FakePayout {
    const arrival = Date.parse(`${day}T00:00:00Z`) / 1000;
    const created = arrival - 2 * 86_400;
    const rows = transactions.map((transaction) => createTransaction(transaction, created));
    const amount = rows.reduce((sum, { net }) => sum + net, 0);
    const payout: FakePayout = {
      id: createId('po'),
      object: 'payout',
      amount,
      arrival_date: arrival,
      automatic: true,
      created,
      currency: 'gbp',
      reconciliation_status: 'completed',
      status: 'paid',
      ...fields,
    };
    const own = { type: 'payout', amount: -payout.amount, description: 'STRIPE PAYOUT' };
    const source = { ...payout };
    this.all.unshift(payout);
    this.#transactions.set(payout.id, [createTransaction({ ...own, source }, created), ...rows]);
    return payout;
  }

  register(server: FastifyInstance): void {
    server.get<{ Querystring: Query }>('/v1/payouts', async ({ query }) => {
      const from = Number(query['arrival_date[gte]'] ?? 0);
      const to = Number(query['arrival_date[lte]'] ?? Infinity);
      return toPage(
        this.all.filter(({ arrival_date: day }) => day >= from && day <= to),
        query,
      );
    });
    server.get<{ Params: { id: string } }>('/v1/payouts/:id', async ({ params }, reply) => {
      const payout = this.all.find(({ id }) => id === params.id);
      return payout ?? reply.code(404).send(createErrorBody(`No such payout: '${params.id}'`));
    });
    server.get<{ Querystring: Query }>('/v1/balance_transactions', async ({ query }, reply) => {
      const payout = this.all.find(({ id }) => id === query['payout']);
      if (payout?.automatic === false) {
        const sentence =
          'Balance transaction history can only be filtered on automatic transfers, not manual.';
        return reply.code(400).send(createErrorBody(sentence));
      }
      const isExpanded = query['expand[0]'] === 'data.source';
      const page = toPage(this.#transactions.get(payout?.id ?? '') ?? [], query);
      const data = page.data.map(({ source, ...transaction }) => ({
        ...transaction,
        source: isExpanded ? source : (source?.id ?? null),
      }));
      return { ...page, data };
    });
  }
}

function createTransaction(fields: TransactionFields, created: number): FakeTransaction {
  const { type, amount, fee = 0, currency = 'gbp', description = null, source = null } = fields;
  return {
    id: createId('txn'),
    object: 'balance_transaction',
    net: amount - fee,
    amount,
    created,
    currency,
    description,
    fee,
    source,
    type,
  };
}

/** Returns a page of a list as Stripe does: at most 100 objects, after the object `starting_after`. */
function toPage<Item extends { id: string }>(items: readonly Item[], query: Query) {
  const limit = Math.min(Number(query['limit'] ?? 10), 100);
  const start = items.findIndex(({ id }) => id === query['starting_after']) + 1;
  return {
    object: 'list',
    has_more: items.length > start + limit,
    data: items.slice(start, start + limit),
  };
}

const createErrorBody = (message: string) => ({
  error: { type: 'invalid_request_error', message },
});
