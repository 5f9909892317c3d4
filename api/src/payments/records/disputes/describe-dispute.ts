import { formatDay } from 'contract/calendar/date-texts';
import { isOpenDispute } from 'contract/payments/dispute';
import { formatAmount } from 'contract/values/pence';
import { findProviderLabel } from 'server/card-providers';
import { toLondonDay } from '../../../schedule/london-day.ts';
import type { PaymentDispute } from './disputed-amounts.ts';

interface DisputeTexts {
  title: string;
  /** Sentences for staff: what happened and what they should do. */
  sentences: string[];
}

/** Describes a dispute, early fraud warning or review to staff. */
export function describeDispute(dispute: PaymentDispute): DisputeTexts {
  const { title, sentences } = textsByKind[dispute.kind](
    dispute,
    formatAmount(dispute.amount, dispute.currency),
  );
  return { title, sentences: sentences.filter((sentence) => sentence !== '') };
}

/** Returns a dispute's reason in plain words. */
export const describeReason = ({ reason }: Pick<PaymentDispute, 'reason'>): string =>
  reasonTexts[reason] ?? reason.replaceAll('_', ' ');

const textsByKind: Record<
  PaymentDispute['kind'],
  (dispute: PaymentDispute, amountText: string) => DisputeTexts
> = {
  dispute: (dispute, amountText) =>
    dispute.isInquiry && isOpenDispute(dispute)
      ? describeInquiry(dispute, amountText)
      : describeChargeback(dispute, amountText),
  fraud_warning: (dispute, amountText) =>
    isOpenDispute(dispute)
      ? {
          title: `The bank warns that the payment of ${amountText} may be fraud`,
          sentences: [
            `Reason: ${describeReason(dispute)}.`,
            'Giving the money back to the card now may avoid a dispute and its fee.',
          ],
        }
      : {
          title: `The bank's fraud warning about ${amountText} is settled`,
          sentences: ['The payment was given back or disputed.'],
        },
  review: (dispute, amountText) =>
    isOpenDispute(dispute)
      ? {
          title: `${getProviderLabel(dispute)} asks you to review the payment of ${amountText}`,
          sentences: [
            `Reason: ${describeReason(dispute)}.`,
            `Approve or refund it in ${getProviderLabel(dispute)}.`,
          ],
        }
      : {
          title: `The review of the payment of ${amountText} is closed`,
          sentences: [`Result: ${describeReason(dispute)}.`],
        },
};

const describeInquiry = (dispute: PaymentDispute, amountText: string): DisputeTexts => ({
  title: `The customer's bank asks about ${amountText}`,
  sentences: [
    `Reason: ${describeReason(dispute)}.`,
    'No money has left your balance yet. Giving the money back to the card ends the inquiry.',
    describeDeadline(dispute),
  ],
});

function describeChargeback(dispute: PaymentDispute, amountText: string): DisputeTexts {
  const reasonSentence = `Reason: ${describeReason(dispute)}.`;
  const hasMoneyLeft = dispute.fundsWithdrawnAt !== null;
  if (isOpenDispute(dispute))
    return {
      title: `The customer disputed ${amountText} at their bank`,
      sentences: [
        reasonSentence,
        hasMoneyLeft ? 'The money has left your balance.' : '',
        describeDeadline(dispute),
        'Do not give this money back meanwhile.',
      ],
    };
  if (dispute.status === 'won')
    return {
      title: `You won the dispute over ${amountText}`,
      sentences: [reasonSentence, 'The money is yours again.'],
    };
  if (dispute.status === 'lost')
    return {
      title: `You lost the dispute over ${amountText}`,
      sentences: [
        reasonSentence,
        'The bank gave the money back to the customer. Do not give it back a second time.',
      ],
    };
  return {
    title: `The dispute over ${amountText} is closed`,
    sentences: [
      reasonSentence,
      hasMoneyLeft && dispute.fundsReinstatedAt === null
        ? 'The money has left your balance. Do not give it back a second time.'
        : 'The money stays with you.',
    ],
  };
}

function describeDeadline(dispute: PaymentDispute): string {
  if (dispute.status === 'under_review') return 'You have answered. The bank decides.';
  const label = getProviderLabel(dispute);
  return dispute.dueBy === null
    ? `Answer in ${label}.`
    : `Answer in ${label} by ${formatDay(toLondonDay(dispute.dueBy))}.`;
}

const getProviderLabel = ({ provider }: PaymentDispute) =>
  findProviderLabel(provider) ?? 'the pages of the card payment provider';

/** Reasons of the provider in plain words. */
const reasonTexts: Record<string, string | undefined> = {
  bank_cannot_process: "the customer's bank cannot process the payment",
  check_returned: 'the cheque was returned',
  credit_not_processed: 'the customer expected a refund that did not come',
  customer_initiated: 'the customer asked the bank for the money',
  debit_not_authorized: 'the customer did not allow the debit',
  duplicate: 'the customer says that they paid twice',
  fraudulent: 'the customer says that they did not make this payment',
  general: 'the bank gave no particular reason',
  incorrect_account_details: 'the account details are wrong',
  insufficient_funds: 'the account had too little money',
  noncompliant: 'the bank says that a rule of the card network was broken',
  product_not_received: 'the customer says that they did not get what they paid for',
  product_unacceptable: 'the customer says that it was faulty or not as described',
  subscription_canceled: 'the customer says that they had cancelled before',
  unrecognized: 'the customer does not recognise the payment',
  card_never_received: 'the card never reached its owner',
  fraudulent_card_application: 'the card was applied for by fraud',
  made_with_counterfeit_card: 'the card was counterfeit',
  made_with_lost_card: 'the card was lost',
  made_with_stolen_card: 'the card was stolen',
  unauthorized_use_of_card: 'the owner of the card did not allow the payment',
  misc: 'the bank gave no particular reason',
  rule: 'the payment met a rule against fraud',
  manual: 'somebody asked for a review',
  approved: 'approved',
  refunded: 'given back',
  refunded_as_fraud: 'given back as fraud',
  disputed: 'disputed by the customer',
  redacted: 'its data was removed',
  canceled: 'the payment was cancelled',
  payment_never_settled: 'the payment never arrived',
  acknowledged: 'noted',
};
