import type { Refund } from 'contract/payments/staff/refunds';
import { formatAmount } from 'contract/values/pence';

/** Labels and badge colours of the states. */
export const refundStates = {
  due: { label: 'Due', tone: 'brass' },
  pending: { label: 'With the provider', tone: 'brass' },
  done: { label: 'Done', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  replaced: { label: 'Replaced', tone: 'neutral' },
} as const satisfies Record<Refund['state'], object>;

export const methodLabels = {
  provider: 'To the card',
  outside: 'Paid back outside the shop',
} as const satisfies Record<Refund['method'], string>;

export interface RefundResult {
  kind: 'success' | 'warning' | 'error';
  text: string;
}

/** Describes the result of a call that refunds money. */
export function describeResult(refund: Refund): RefundResult {
  const { amount, currency, state, method, error } = refund;
  const money = formatAmount(amount, currency);
  if (state === 'failed') {
    return { kind: 'error', text: `${money} was not given back. The provider says: ${error}` };
  }
  if (state === 'done') {
    const doneText =
      method === 'outside' ? 'is recorded as paid back' : 'was given back to the card';
    return { kind: 'success', text: `${money} ${doneText}. The customer gets an e-mail.` };
  }
  return {
    kind: 'warning',
    text: `${money} is with the card payment provider, which has not confirmed it yet. The shop asks again by itself. Do not send it again.`,
  };
}
