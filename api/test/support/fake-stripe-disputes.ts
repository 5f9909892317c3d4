import { randomBytes } from 'node:crypto';

/** A movement of the firm's balance. Stripe reports its time in Unix seconds. */
interface FakeBalanceTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  currency: string;
  created: number;
}

/** A dispute as Stripe sends it. */
export interface FakeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string | null;
  reason: string;
  status: string;
  created: number;
  is_charge_refundable: boolean;
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean };
  balance_transactions: FakeBalanceTransaction[];
  metadata: Record<string, string>;
}

/** An early fraud warning as Stripe sends it. */
export interface FakeFraudWarning {
  id: string;
  object: 'radar.early_fraud_warning';
  actionable: boolean;
  charge: string;
  payment_intent: string;
  fraud_type: string;
  created: number;
}

/** A review as Stripe sends it. */
export interface FakeReview {
  id: string;
  object: 'review';
  open: boolean;
  charge: string;
  payment_intent: string;
  reason: string;
  opened_reason: string;
  closed_reason: string | null;
  created: number;
}

export type FakeDisputeObject = FakeDispute | FakeFraudWarning | FakeReview;

const createId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

/** Creates a dispute that waits for the firm's response, before Stripe withdraws the money. */
export const createDispute = (
  payment_intent: string,
  fields: Partial<FakeDispute> = {},
): FakeDispute => ({
  id: createId('du'),
  object: 'dispute',
  amount: 27_400,
  currency: 'gbp',
  charge: createId('ch'),
  payment_intent,
  reason: 'product_not_received',
  status: 'needs_response',
  created: 1_780_000_000,
  is_charge_refundable: false,
  // 16 June 2026 in London.
  evidence_details: { due_by: 1_781_610_000, has_evidence: false, past_due: false },
  balance_transactions: [],
  metadata: {},
  ...fields,
});

/** Returns the dispute after Stripe withdrew its money at a time in Unix seconds. */
export const withdrawFunds = (dispute: FakeDispute, created: number): FakeDispute =>
  addTransaction(dispute, -dispute.amount, created);

/** Returns the dispute after Stripe gave its money back at a time in Unix seconds. */
export const reinstateFunds = (dispute: FakeDispute, created: number): FakeDispute =>
  addTransaction(dispute, dispute.amount, created);

function addTransaction(dispute: FakeDispute, amount: number, created: number): FakeDispute {
  const { currency, balance_transactions: transactions } = dispute;
  const transaction = {
    id: createId('txn'),
    object: 'balance_transaction' as const,
    amount,
    currency,
    created,
  };
  return { ...dispute, balance_transactions: [...transactions, transaction] };
}

export const createFraudWarning = (payment_intent: string): FakeFraudWarning => ({
  id: createId('issfr'),
  object: 'radar.early_fraud_warning',
  actionable: true,
  charge: createId('ch'),
  payment_intent,
  fraud_type: 'made_with_stolen_card',
  created: 1_780_000_000,
});

export const createReview = (payment_intent: string): FakeReview => ({
  id: createId('prv'),
  object: 'review',
  open: true,
  charge: createId('ch'),
  payment_intent,
  reason: 'rule',
  opened_reason: 'rule',
  closed_reason: null,
  created: 1_780_000_000,
});
