import { Modal } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { formatMoney } from 'shared/format';
import { type OrderAccess, type OrderPage, useCancelOrderMutation } from '../order-page-api';
import { RefusalNotice } from './change-notices';

interface ConfirmCancelDialogProps {
  page: OrderPage;
  access: OrderAccess;
  onClose: () => void;
}

/** Asks for confirmation, because a cancellation cannot be undone. */
export function ConfirmCancelDialog({ page, access, onClose }: ConfirmCancelDialogProps) {
  const { order, dates } = page;
  const [cancelOrder, { isLoading, error }] = useCancelOrderMutation();
  const confirm = async () => {
    const result = await cancelOrder(access);
    if (!result.error) onClose();
  };
  return (
    <Modal
      open
      size="small"
      onOpenChange={onClose}
      title={`Cancel order ${order.orderid}?`}
      description="This cannot be undone."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep the order
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void confirm()}>
            Cancel the order
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{formatRefundNotice(page)}</p>
        {dates && <p>The day that you chose is then free for somebody else.</p>}
        <RefusalNotice error={error} title="The order was not cancelled" />
      </Stack>
    </Modal>
  );
}

/** Describes how much a cancellation refunds, in addition to earlier refunds. */
export function formatRefundNotice({
  cancel,
  refunds = [],
}: Pick<OrderPage, 'cancel' | 'refunds'>): string {
  const refund = cancel?.refund ?? 0;
  const hasRefunds = refunds.length > 0;
  if (refund > 0) {
    const refundWay =
      cancel?.bycard === false ? 'in the way you paid it' : 'to the card you paid with';
    const refundedPart = hasRefunds ? 'the rest of what you paid' : 'all that you paid';
    return `We return ${refundedPart}, ${formatMoney(refund)}, ${refundWay}, within 14 days.`;
  }
  if (cancel?.isdisputed === true)
    return 'Your bank has taken your payment back, so there is nothing for us to return.';
  return hasRefunds
    ? 'We have returned what you paid.'
    : 'You have paid nothing yet, so there is nothing to return.';
}
