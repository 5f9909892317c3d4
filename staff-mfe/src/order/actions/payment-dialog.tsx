import {
  paymentKindLabels,
  type RecordedPaymentKind,
  recordedPaymentKinds,
} from 'contract/payments/ledger';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { parseAmount } from 'contract/values/parse-amount';
import { formatMoney } from 'contract/values/pence';
import { useId, useState } from 'react';
import { Field, SelectField, getLondonToday } from 'shared/forms';
import { limitLength } from 'shared/desk';
import { ActionDialog } from './action-dialog';
import { type ActionValues, useOrderForm } from './use-order-form';
import { checkAmount } from '../../money/check-amount';
import { useGetOrderMoneyQuery } from '../../money/money-api';

interface PaymentDialogProps {
  order: StaffOrderPage;
  onClose: () => void;
}

interface PaymentValues extends ActionValues {
  amount: string;
  method: RecordedPaymentKind;
  receivedon: string;
  note: string;
  /** UUID of the payment, so that a repeated press records it once. */
  key: string;
  accept: boolean;
}

/** Form that records money which did not come by card in the shop. */
export function PaymentDialog({ order: { orderno, version }, onClose }: PaymentDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const acceptId = useId();
  const { data: money } = useGetOrderMoneyQuery({ orderno });
  const due = money?.due;
  const form = useOrderForm<PaymentValues>({
    orderno,
    choice: { name: 'recordPayment' },
    onClose,
    defaultValues: {
      version,
      reason: '',
      amount: '',
      method: 'cash',
      receivedon: getLondonToday(),
      note: '',
      key,
      accept: false,
    },
    toBody: ({ amount, method, receivedon, note, key: paymentKey, accept }) => ({
      amount: parseAmount(amount) ?? 0,
      method,
      receivedon,
      note,
      key: paymentKey,
      due,
      accept,
    }),
  });
  const typedPence = parseAmount(form.watch('amount')) ?? 0;
  const excess = due === undefined ? 0 : typedPence - due;
  return (
    <ActionDialog
      title={`Record a payment for ${orderno}`}
      description="Money that came in cash, by the card terminal or by bank transfer. Card payments in the shop are recorded by themselves. The customer gets a receipt or the invoice by e-mail."
      submitLabel="Record the payment"
      form={form}
    >
      <Field
        label="Amount"
        hint={due === undefined ? undefined : `${formatMoney(due)} is due.`}
        required
        inputMode="decimal"
        autoComplete="off"
        error={form.errorOf('amount')}
        {...form.register('amount', { validate: checkAmount })}
      />
      {excess > 0 && (
        <label htmlFor={acceptId}>
          <input id={acceptId} type="checkbox" {...form.register('accept')} />{' '}
          {formatMoney(typedPence)} came, which is {formatMoney(excess)} more than is due. List{' '}
          {formatMoney(excess)} for refund.
        </label>
      )}
      <SelectField
        label="How"
        options={recordedPaymentKinds.map((value) => ({ value, label: paymentKindLabels[value] }))}
        error={form.errorOf('method')}
        {...form.register('method')}
      />
      <Field
        type="date"
        label="Received on"
        error={form.errorOf('receivedon')}
        {...form.register('receivedon')}
      />
      <Field
        label="Note"
        hint="For example the bank's reference. Only staff can read it."
        error={form.errorOf('note')}
        {...form.register('note', { maxLength: limitLength('Note', 200) })}
      />
    </ActionDialog>
  );
}
