import type { PayoutDetails } from 'contract/payments/staff/payouts';
import { formatAmount } from 'contract/values/pence';
import type {
  BalanceTransaction,
  ProviderList,
  ProviderPayout,
} from 'server/card-providers/payment-provider';
import type { ApiContext } from '../../../http/api-routes.ts';
import { notFound, unavailable } from '../../../http/http-error.ts';
import { toLogFields } from '../../../http/to-log-fields.ts';
import { listProviders } from '../../find-provider.ts';
import type { NamedProvider } from '../../limit-provider-time.ts';
import type { SendOptions } from '../../refunds/send-refund.ts';
import { describeOutage, toPayoutOnWire } from './list-payouts.ts';
import { matchTransactions } from './match-transactions.ts';

interface PayoutKey {
  /** Name of the provider. */
  provider: string;
  /** The provider's id of the payout. */
  id: string;
}

/**
 * Returns a payout with its transactions, compared with the ledger. Throws 404 for an unknown
 * payout, and 503 if its provider does not respond.
 */
export async function loadPayout(
  context: ApiContext,
  { provider: name, id }: PayoutKey,
  log: SendOptions['log'],
): Promise<PayoutDetails> {
  const provider = listProviders(context).find((candidate) => candidate.name === name);
  const found = provider && (await fetchPayout(provider, id, log));
  if (!found) throw notFound('There is no such payout.');
  const { payout, list } = found;
  const transactions = await matchTransactions(context.db, list.items);
  const net = sumOf(list.items, 'net');
  return {
    ...toPayoutOnWire(provider, payout),
    transactions,
    gross: sumOf(list.items, 'amount'),
    fees: sumOf(list.items, 'fee'),
    net,
    mismatches: transactions.filter(({ mismatch }) => mismatch !== '').length,
    notices: describePayout(payout, list, net),
  };
}

/** Returns a payout with its transactions, or null for an unknown id. */
async function fetchPayout(provider: NamedProvider, id: string, log: SendOptions['log']) {
  try {
    const payout = await provider.retrievePayout(id);
    if (payout === null) return null;
    // Stripe refuses to list the transactions of a payout that a person requested.
    const isKnown = payout.transactions !== 'unknown';
    return { payout, list: isKnown ? await provider.listBalanceTransactions(id) : emptyList };
  } catch (cause) {
    log.warn({ failure: toLogFields(cause) }, 'a payout could not be loaded');
    throw unavailable(describeOutage(provider), 'provider_unavailable');
  }
}

const emptyList: ProviderList<BalanceTransaction> = { items: [], hasMore: false };

const sumOf = (
  transactions: readonly BalanceTransaction[],
  field: 'amount' | 'fee' | 'net',
): number => transactions.reduce((sum, transaction) => sum + transaction[field], 0);

/** Returns sentences about what staff must know before they compare the transactions. */
function describePayout(
  { amount, currency, status, transactions }: ProviderPayout,
  { items, hasMore }: ProviderList<BalanceTransaction>,
  net: number,
): string[] {
  const failure =
    status === 'failed' || status === 'canceled'
      ? ['The bank did not get this payout. Its money went back to the balance.']
      : [];
  if (transactions === 'unknown')
    return [...failure, 'Somebody asked for this payout by hand, so its transactions are unknown.'];
  if (transactions === 'not_yet')
    return [...failure, 'The provider still adds transactions to this payout.'];
  if (hasMore)
    return [...failure, `The payout has more than the ${items.length} transactions shown here.`];
  if (net === amount) return failure;
  const sumText = formatAmount(net, currency);
  return [
    ...failure,
    `The transactions add up to ${sumText}, but the payout is ${formatAmount(amount, currency)}.`,
  ];
}
