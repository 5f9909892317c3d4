import { Modal } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import type { OrderPage, OrderAccess } from '../order-page';
import { useCancelOrderMutation } from '../order-page-api';
import { formatRefundNotice } from './format-refund-notice';
import { RefusalNotice } from './refusal-notice';

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
