import { describeOrderState } from 'contract/orders/order-state';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { orderPath } from '../order-api';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { ReasonField } from './reason-field';
import { useOrderForm } from './use-order-form';

const texts = {
  completed: {
    title: 'Complete',
    submit: 'Complete the order',
    variant: 'primary',
    description: 'Everything in this order is done and paid in full.',
  },
  cancelled: {
    title: 'Cancel',
    submit: 'Cancel the order',
    variant: 'danger',
    description: 'Its days become free, and a payment is listed for refund. This cannot be undone.',
  },
} as const;

interface StateDialogProps {
  order: StaffOrderPage;
  state: keyof typeof texts;
  onClose: () => void;
}

/** Completes or cancels an order. A cancellation needs a reason. */
export function StateDialog({ order, state, onClose }: StateDialogProps) {
  const { orderno, version } = order;
  const { title, submit, variant, description } = texts[state];
  const form = useOrderForm({
    ...{ orderno, draftName: state, defaultValues: { version, reason: '' }, onClose },
    toChange: (values) => ({ path: orderPath(orderno, 'state'), body: { state, ...values } }),
    listConflicts: (current) =>
      current.state === order.state
        ? []
        : [
            {
              label: 'State',
              theirs: describeOrderState(current.state).label,
              mine: describeOrderState(state).label,
            },
          ],
  });
  return (
    <ActionDialog
      title={`${title} ${orderno}?`}
      description={description}
      submitLabel={submit}
      variant={variant}
      form={form}
    >
      <ReasonField form={form} required={state === 'cancelled'} />
      <MailPreview orderno={orderno} change={{ state: { state } }} />
    </ActionDialog>
  );
}
