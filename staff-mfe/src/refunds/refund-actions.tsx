import type { Refund } from 'contract/payments/staff/refunds';
import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { usePermission } from 'shared/session';
import { Button, Cluster } from 'shared/ui';
import { describeResult, type RefundResult } from './describe-refund';
import { useRetryRefundMutation } from './refunds-api';
import { SettleOutsideDialog } from './settle-outside-dialog';

interface RefundActionsProps {
  refund: Refund;
  onResult: (result: RefundResult) => void;
}

/** Buttons that send or settle a due or failed refund. */
export function RefundActions({ refund, onResult }: RefundActionsProps) {
  const mayRefund = usePermission('refunds');
  const [retry, { isLoading }] = useRetryRefundMutation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (!mayRefund || (refund.state !== 'due' && refund.state !== 'failed')) return null;
  const send = async () => {
    try {
      onResult(describeResult(await retry({ id: refund.id }).unwrap()));
    } catch (cause) {
      if (!isRequestError(cause)) throw cause;
      onResult({ kind: 'error', text: cause.serverError || NO_ANSWER });
    }
  };
  return (
    <Cluster gap={2}>
      {refund.transactionid !== '' && (
        <Button size="small" busy={isLoading} onClick={() => void send()}>
          {refund.state === 'due' ? 'Give back' : 'Try again'}
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => setDialogOpen(true)}>
        Paid outside
      </Button>
      {isDialogOpen && (
        <SettleOutsideDialog
          refund={refund}
          onSettled={(settledRefund) => onResult(describeResult(settledRefund))}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Cluster>
  );
}

const NO_ANSWER = 'The shop did not answer. Look at the list before you try again.';
