import type { DayRange } from 'contract/calls/day-range';
import type { PayoutList } from 'contract/payments/staff/payouts';
import { findProviderLabel } from 'server/card-providers';
import type { ProviderPayout } from 'server/card-providers/payment-provider';
import type { ApiContext } from '../../../http/api-routes.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { toLogFields } from '../../../http/to-log-fields.ts';
import { addDays } from '../../../schedule/london-day.ts';
import { requireRange } from '../../../staff/exports/day-range.ts';
import { listProviders } from '../../find-provider.ts';
import type { NamedProvider } from '../../limit-provider-time.ts';
import type { SendOptions } from '../../refunds/send-refund.ts';

type Log = SendOptions['log'];

/**
 * Returns the payouts that reach the bank on these days, as the providers list them now. A provider
 * that does not respond is named in `notices`, and the payouts of the others are returned.
 */
export async function listPayouts(
  context: ApiContext,
  range: DayRange,
  log: Log,
): Promise<PayoutList> {
  requireRange(range);
  if (range.to > addDays(range.from, MAX_DAYS))
    throw invalidField('to', 'Last day: choose at most a year.');
  const providers = listProviders(context);
  if (providers.length === 0)
    return { payouts: [], notices: [NO_PROVIDER_SENTENCE], isincomplete: false };
  const lists = await Promise.all(providers.map((provider) => listOf(provider, range, log)));
  return {
    payouts: lists
      .flatMap(({ payouts }) => payouts)
      .sort((one, other) => other.arriveson.localeCompare(one.arriveson)),
    notices: lists.flatMap(({ notices }) => notices),
    isincomplete: lists.some(({ isincomplete }) => isincomplete),
  };
}

/** Longest range of a list in days after its first day. */
const MAX_DAYS = 366;

const NO_PROVIDER_SENTENCE = 'Card payments are not set up here, so there are no payouts.';

async function listOf(provider: NamedProvider, range: DayRange, log: Log): Promise<PayoutList> {
  try {
    const { items, hasMore } = await provider.listPayouts(range);
    const label = getProviderLabel(provider);
    return {
      payouts: items.map((payout) => toPayoutOnWire(provider, payout)),
      notices: hasMore ? [`${label} has more payouts. Choose fewer days to see all.`] : [],
      isincomplete: false,
    };
  } catch (cause) {
    log.warn({ failure: toLogFields(cause) }, 'the payouts could not be listed');
    return { payouts: [], notices: [describeOutage(provider)], isincomplete: true };
  }
}

export const describeOutage = (provider: NamedProvider): string =>
  `${getProviderLabel(provider)} does not respond, so its payouts cannot be shown now.`;

const getProviderLabel = ({ name }: NamedProvider): string =>
  findProviderLabel(name) ?? SANDBOX_LABEL;

/** The sandbox is the only provider without a label, because it is no real one. */
const SANDBOX_LABEL = 'Sandbox';

export const toPayoutOnWire = (provider: NamedProvider, payout: ProviderPayout) => ({
  id: payout.id,
  provider: provider.name,
  providerlabel: getProviderLabel(provider),
  arriveson: payout.arrivesOn,
  status: payout.status,
  amount: payout.amount,
  currency: payout.currency,
});
