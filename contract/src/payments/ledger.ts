/** Payment kinds that staff record, because the card payment provider does not report them. */
export const recordedPaymentKinds = ['cash', 'card_terminal', 'bank_transfer'] as const;

export type RecordedPaymentKind = (typeof recordedPaymentKinds)[number];

/** Kinds of payment. `card` is a payment through the card payment provider. */
export const paymentKinds = ['card', ...recordedPaymentKinds] as const;

export type PaymentKind = (typeof paymentKinds)[number];

export const paymentKindLabels: Record<PaymentKind, string> = {
  card: 'Card',
  card_terminal: 'Card terminal',
  cash: 'Cash',
  bank_transfer: 'Bank transfer',
};

/** Tables whose rows are the entries of the ledger. */
export const ledgerSources = ['payment', 'refund', 'recorded', 'dispute'] as const;

export const ledgerEntryStates = ['pending', 'done', 'failed'] as const;
