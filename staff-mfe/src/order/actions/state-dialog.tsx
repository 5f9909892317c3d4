import { orderActions } from 'contract/order-actions/order-actions';
import { describeOrderState } from 'contract/orders/order-state';
import { paymentKindLabels, recordedPaymentKinds } from 'contract/payments/ledger';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { formatMoney } from 'contract/values/pence';
import { SelectField } from 'shared/forms';
import { useGetOrderMoneyQuery } from '../../money/money-api';
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
    describe: () => 'Do this when everything in the order is done.',
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

const restOptions = [
  { value: '', label: 'Please choose' },
  ...recordedPaymentKinds.map((value) => ({ value, label: paymentKindLabels[value] })),
  { value: 'unpaid', label: 'Not paid yet: it stays due' },
];

interface StateValues extends ActionValues {
  /**
   * The order's state when the dialog was opened. Needed because a failed call may refetch the
   * order.
   */
  base: string;
  /** How the rest was paid, 'unpaid', or '' while nothing is chosen. */
  paidby: string;
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
  const { data: money } = useGetOrderMoneyQuery({ orderno });
  const due = name === 'complete' ? (money?.due ?? 0) : 0;
  const form = useOrderForm<StateValues>({
    orderno,
    choice: { name },
    onClose,
    defaultValues: { version, reason: '', base: order.state, paidby: '' },
    toBody: ({ base: _base, paidby, ...values }) => ({ ...values, ...(due > 0 && { paidby }) }),
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
  // The mail's invoice depends on the answer.
  const paidBy = form.watch('paidby');
  return (
    <ActionDialog
      title={`${title} ${orderno}?`}
      description={describe(order)}
      submitLabel={submit}
      variant={variant}
      form={form}
    >
      {due > 0 && (
        <SelectField
          label={`How was the rest of ${formatMoney(due)} paid?`}
          options={restOptions}
          required
          error={form.errorOf('paidby')}
          {...form.register('paidby', {
            validate: (value) => value !== '' || 'Please choose how the rest was paid.',
          })}
        />
      )}
      <ReasonField form={form} required={name === 'cancel'} />
      <MailPreview
        orderno={orderno}
        choice={{ name }}
        body={paidBy === '' ? {} : { paidby: paidBy }}
        hasMails={due === 0 || paidBy !== ''}
      />
    </ActionDialog>
  );
}
