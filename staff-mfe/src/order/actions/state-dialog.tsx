import { describeOrderState } from 'contract/orders/order-state';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { orderPath } from '../order-api';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { ReasonField } from './reason-field';
import { type ActionValues, useOrderForm } from './use-order-form';

const dialogTexts = {
  completed: {
    title: 'Complete',
    submit: 'Complete the order',
    variant: 'primary',
    describe: () => 'Do this when everything in the order is done and paid in full.',
  },
  cancelled: {
    title: 'Cancel',
    submit: 'Cancel the order',
    variant: 'danger',
    describe: ({ days, payments }: StaffOrderPage) =>
      [
        days.length > 0 && 'Its days become free.',
        payments.length > 0 && 'What was paid is listed for refund.',
        'This cannot be undone.',
      ]
        .filter(Boolean)
        .join(' '),
  },
} as const;

interface StateValues extends ActionValues {
  /**
   * The order's state when the dialog was opened. Needed because a failed call may refetch the
   * order.
   */
  base: string;
}

interface StateDialogProps {
  order: StaffOrderPage;
  state: keyof typeof dialogTexts;
  onClose: () => void;
}

/** Form that completes or cancels an order. A cancellation needs a reason. */
export function StateDialog({ order, state, onClose }: StateDialogProps) {
  const { orderno, version } = order;
  const { title, submit, variant, describe } = dialogTexts[state];
  const form = useOrderForm<StateValues>({
    orderno,
    draftName: state,
    onClose,
    defaultValues: { version, reason: '', base: order.state },
    toChange: ({ base: _base, ...values }) => ({
      path: orderPath(orderno, 'state'),
      body: { state, ...values },
    }),
    listConflicts: (current, values) =>
      current.state === values.base
        ? []
        : [
            {
              label: 'State',
              theirs: describeOrderState(current.state).label,
              mine: describeOrderState(state).label,
            },
          ],
    merge: (current, values) => ({
      ...values,
      version: current.version,
      base: current.state,
    }),
  });
  return (
    <ActionDialog
      title={`${title} ${orderno}?`}
      description={describe(order)}
      submitLabel={submit}
      variant={variant}
      form={form}
    >
      <ReasonField form={form} required={state === 'cancelled'} />
      <MailPreview orderno={orderno} change={{ state: { state } }} />
    </ActionDialog>
  );
}
