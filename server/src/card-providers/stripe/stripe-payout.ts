import Stripe from 'stripe';
import type {
  BalanceTransaction,
  PayoutDays,
  ProviderList,
  ProviderPayout,
} from '../payment-provider.ts';

/** Largest number of payouts in a list. */
const MAX_PAYOUTS = 1_000;

/** Largest number of transactions of a payout. Stripe sends at most 100 per response. */
const MAX_TRANSACTIONS = 2_000;

/** Returns the payouts that reach the bank on these days, the last created first. */
export async function listStripePayouts(
  stripe: Stripe,
  { from, to }: PayoutDays,
): Promise<ProviderList<ProviderPayout>> {
  const list = stripe.payouts.list({
    arrival_date: { gte: toUnixTime(from), lte: toUnixTime(to) + LAST_SECOND_OF_DAY },
    limit: 100,
  });
  const payouts = await list.autoPagingToArray({ limit: MAX_PAYOUTS + 1 });
  return limitList(payouts.map(readPayout), MAX_PAYOUTS);
}

/** Returns a payout, or null for an unknown id. */
export async function retrieveStripePayout(
  stripe: Stripe,
  id: string,
): Promise<ProviderPayout | null> {
  try {
    return readPayout(await stripe.payouts.retrieve(id));
  } catch (cause) {
    const isUnknown = cause instanceof Stripe.errors.StripeError && cause.statusCode === 404;
    if (isUnknown) return null;
    throw cause;
  }
}

/** Returns the transactions of an automatic payout, newest first, without the payout itself. */
export async function listStripeTransactions(
  stripe: Stripe,
  payout: string,
): Promise<ProviderList<BalanceTransaction>> {
  const list = stripe.balanceTransactions.list({ payout, limit: 100, expand: ['data.source'] });
  const transactions = await list.autoPagingToArray({ limit: MAX_TRANSACTIONS + 1 });
  const { items, hasMore } = limitList(transactions, MAX_TRANSACTIONS);
  return { items: items.filter(({ type }) => type !== 'payout').map(readTransaction), hasMore };
}

/** Stripe's days begin at midnight UTC. */
const toUnixTime = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

const LAST_SECOND_OF_DAY = 86_399;

const limitList = <Item>(items: Item[], max: number): ProviderList<Item> => ({
  items: items.slice(0, max),
  hasMore: items.length > max,
});

const readPayout = (payout: Stripe.Payout): ProviderPayout => ({
  id: payout.id,
  arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
  status: readStatus(payout.status),
  amount: payout.amount,
  currency: payout.currency,
  transactions: readTransactionState(payout),
});

/** An unknown status counts as pending, because the money may not be at the bank. */
function readStatus(status: string): ProviderPayout['status'] {
  if (status === 'paid' || status === 'in_transit') return status;
  return status === 'failed' || status === 'canceled' ? status : 'pending';
}

function readTransactionState(payout: Stripe.Payout): ProviderPayout['transactions'] {
  if (!payout.automatic) return 'unknown';
  return payout.reconciliation_status === 'in_progress' ? 'not_yet' : 'known';
}

function readTransaction(transaction: Stripe.BalanceTransaction): BalanceTransaction {
  const { id, type, amount, fee, net, currency, created: createdAt, description } = transaction;
  const source = readSource(transaction.source);
  return {
    id,
    createdAt,
    amount,
    fee,
    net,
    currency,
    description: description ?? type.replaceAll('_', ' '),
    original: readOriginal(transaction, source),
    ...readReference(type, source),
  };
}

/** The fields of the charge, refund or dispute that a transaction is about. */
interface Source {
  id: string;
  object?: string;
  amount?: number;
  currency?: string;
  payment_intent?: string | { id: string } | null;
}

const readSource = (source: Stripe.BalanceTransaction['source']): Source | null =>
  typeof source === 'string' ? { id: source } : source;

function readReference(
  type: string,
  source: Source | null,
): Pick<BalanceTransaction, 'kind' | 'reference'> {
  const { id = '', object } = source ?? {};
  if (type === 'charge' || type === 'payment')
    return { kind: 'payment', reference: readIntent(source) || id };
  if (type === 'refund' || type === 'payment_refund') return { kind: 'refund', reference: id };
  if (type === 'refund_failure' || type === 'payment_failure_refund')
    return { kind: 'refund_failure', reference: id };
  // Stripe also uses adjustments for corrections that are about no dispute.
  if (type === 'adjustment' && object === 'dispute') return { kind: 'dispute', reference: id };
  return { kind: 'other', reference: '' };
}

const readIntent = (source: Source | null): string => {
  const intent = source?.payment_intent;
  return (typeof intent === 'string' ? intent : intent?.id) ?? '';
};

/** A source has its amount without a sign, in the currency that the customer paid. */
function readOriginal(
  { amount, currency }: Stripe.BalanceTransaction,
  source: Source | null,
): BalanceTransaction['original'] {
  const isConverted = source?.currency !== undefined && source.currency !== currency;
  if (!isConverted || source.amount === undefined) return { amount, currency };
  return { amount: Math.sign(amount) * source.amount, currency: source.currency ?? currency };
}
