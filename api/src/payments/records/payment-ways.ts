import type { RecordedPaymentKind } from 'contract/payments/ledger';

/** Words that follow an amount or 'We paid it back' in a sentence for the customer. */
export const paymentWays: Record<RecordedPaymentKind, string> = {
  cash: 'in cash',
  card_terminal: 'by card at our terminal',
  bank_transfer: 'by bank transfer',
};
