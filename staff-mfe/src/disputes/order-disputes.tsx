import type { Dispute } from 'contract/payments/staff/disputes';
import { isOpenDispute } from 'contract/payments/dispute';
import { Notice } from 'shared/ui';

/** Tells staff about the disputes, fraud warnings and reviews of an order's payments. */
export const OrderDisputes = ({ disputes }: { disputes: readonly Dispute[] }) =>
  disputes.map((dispute) => (
    <Notice key={dispute.id} kind={getNoticeKind(dispute)} title={dispute.title}>
      {dispute.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  ));

function getNoticeKind(dispute: Dispute): 'warning' | 'error' | 'info' {
  if (dispute.status === 'lost') return 'error';
  return isOpenDispute(dispute) ? 'warning' : 'info';
}
