import { Modal } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import type { OrderPage, OrderWay } from '../order-page';
import { useCancelOrderMutation } from '../order-page-api';
import { comesBack } from './comes-back';
import { Refused } from './refused';

interface ConfirmCancelProps {
  page: OrderPage;
  way: OrderWay;
  onClose: () => void;
}

/** Asks for confirmation before an order is cancelled, because that cannot be undone. */
export function ConfirmCancel({ page, way, onClose }: ConfirmCancelProps) {
  const { order, cancel, dates } = page;
  const [send, { isLoading, error }] = useCancelOrderMutation();
  const confirm = async () => {
    const answer = await send(way);
    if (!answer.error) onClose();
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
        <p>{comesBack(cancel?.refund ?? 0)}</p>
        {dates && <p>The day that you chose is then free for somebody else.</p>}
        <Refused error={error} title="The order was not cancelled" />
      </Stack>
    </Modal>
  );
}
