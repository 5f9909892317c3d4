import { type PaymentKind, paymentKindLabels } from 'contract/payments/ledger';

/**
 * Returns the name of an entry of the ledger, such as 'Refund: cash'. `kind` is 'refund', 'dispute'
 * or another word for money that came.
 */
export function describeEntry(kind: string, method: PaymentKind, amount: number): string {
  const label = paymentKindLabels[method] ?? method;
  const lowerCaseLabel = label.toLowerCase();
  if (kind === 'refund') return `Refund: ${lowerCaseLabel}`;
  if (kind === 'dispute') return `Dispute: ${lowerCaseLabel}`;
  return amount < 0 ? `Correction: ${lowerCaseLabel}` : label;
}
