import { isOpenDispute } from 'contract/payments/dispute';
import { describeDispute } from '../../payments/records/disputes/describe-dispute.ts';
import { loadOrderDisputes } from '../../payments/records/disputes/disputed-amounts.ts';
import type { Warning } from './order-event.ts';
import type { OrderFacts } from './order-facts.ts';

/** Warns staff before they work on an order whose payment is in doubt or lost. */
export async function listDisputeWarnings({ tx, order }: OrderFacts): Promise<Warning[]> {
  const orderDisputes = await loadOrderDisputes(tx, order.id);
  return orderDisputes
    .filter((dispute) => isOpenDispute(dispute) || dispute.status === 'lost')
    .map((dispute) => ({
      code: `dispute-${dispute.id}`,
      text: `${describeDispute(dispute).title}. Please ask before you go on.`,
    }));
}
