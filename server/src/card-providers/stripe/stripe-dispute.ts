import type Stripe from 'stripe';
import type { DisputeStatus } from 'contract/payments/dispute';
import type { ProviderDispute } from '../payment-provider.ts';

/** Returns the dispute, early fraud warning or review of an event, or null. */
export function readStripeDispute(event: Stripe.Event): ProviderDispute | null {
  const {
    type,
    created: reportedAt,
    data: { object },
  } = event;
  if (type.startsWith('charge.dispute.'))
    return { ...readDispute(object as Stripe.Dispute, type, reportedAt), reportedAt };
  if (type.startsWith('radar.early_fraud_warning.'))
    return { ...readFraudWarning(object as Stripe.Radar.EarlyFraudWarning), reportedAt };
  if (type === 'review.opened' || type === 'review.closed')
    return { ...readReview(object as Stripe.Review), reportedAt };
  return null;
}

type Report = Omit<ProviderDispute, 'reportedAt'>;

/**
 * Statuses of Stripe. 'prevented' means that Stripe settled the dispute before it was filed. An
 * unknown status counts as open, so that no disputed money is refunded.
 */
const statusByWord: Record<string, DisputeStatus | undefined> = {
  warning_needs_response: 'needs_response',
  warning_under_review: 'under_review',
  warning_closed: 'closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  appeal_needs_response: 'needs_response',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
};

function readDispute(dispute: Stripe.Dispute, type: string, eventTime: number): Report {
  const { status, balance_transactions: transactions = [] } = dispute;
  const withdrawal = transactions.find(({ amount }) => amount < 0);
  const reinstatement = transactions.find(({ amount }) => amount > 0);
  const isWithdrawn = type === 'charge.dispute.funds_withdrawn' || status === 'lost';
  const isReinstated = type === 'charge.dispute.funds_reinstated';
  return {
    id: dispute.id,
    kind: 'dispute',
    transactionid: readId(dispute.payment_intent) || readId(dispute.charge),
    amount: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    status: statusByWord[status] ?? 'under_review',
    isInquiry: status.startsWith('warning_'),
    isAppeal: status.startsWith('appeal_'),
    dueBy: dispute.evidence_details.due_by,
    withdrawnAt: withdrawal?.created ?? (isWithdrawn || isReinstated ? eventTime : null),
    reinstatedAt: reinstatement?.created ?? (isReinstated ? eventTime : null),
  };
}

const readFraudWarning = (warning: Stripe.Radar.EarlyFraudWarning): Report => ({
  ...emptyReport,
  id: warning.id,
  kind: 'fraud_warning',
  transactionid: readId(warning.payment_intent) || readId(warning.charge),
  reason: warning.fraud_type,
  status: warning.actionable ? 'needs_response' : 'closed',
});

const readReview = (review: Stripe.Review): Report => ({
  ...emptyReport,
  id: review.id,
  kind: 'review',
  transactionid: readId(review.payment_intent) || readId(review.charge),
  reason: review.reason,
  status: review.open ? 'needs_response' : 'closed',
});

const emptyReport = {
  amount: null,
  currency: null,
  isInquiry: false,
  isAppeal: false,
  dueBy: null,
  withdrawnAt: null,
  reinstatedAt: null,
};

/** Returns the id of an object of Stripe, which may be expanded or missing. */
const readId = (reference: string | { id: string } | null | undefined): string =>
  (typeof reference === 'string' ? reference : reference?.id) ?? '';
