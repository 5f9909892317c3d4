import { orderActions } from 'contract/order-actions/order-actions';
import { describeOrderState } from 'contract/orders/order-state';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { ReasonField } from './reason-field';
import { type ActionValues, useOrderForm } from './use-order-form';

const dialogTexts = {
  complete: {
    state: orderActions.complete.fixed.state,
    title: 'Complete',
    submit: 'Complete the order',
    variant: 'primary',
    describe: () => 'Do this when everything in the order is done and paid in full.',
  },
  cancel: {
    state: orderActions.cancel.fixed.state,
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
  name: keyof typeof dialogTexts;
  onClose: () => void;
}

/** Form that completes or cancels an order. A cancellation needs a reason. */
export function StateDialog({ order, name, onClose }: StateDialogProps) {
  const { orderno, version } = order;
  const { state, title, submit, variant, describe } = dialogTexts[name];
  const form = useOrderForm<StateValues>({
    orderno,
    choice: { name },
    onClose,
    defaultValues: { version, reason: '', base: order.state },
    toBody: ({ base: _base, ...values }) => values,
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
      <ReasonField form={form} required={name === 'cancel'} />
      <MailPreview orderno={orderno} choice={{ name }} body={{}} />
    </ActionDialog>
  );
}
