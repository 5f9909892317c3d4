import type { StaffOrderPage } from 'contract/staff/order-page';
import { parseAmount } from 'contract/values/parse-amount';
import { formatMoney } from 'contract/values/pence';
import { useState } from 'react';
import { Field } from 'shared/forms';
import { limitLength } from 'shared/desk';
import { checkAmount } from '../../money/check-amount';
import { useGetOrderMoneyQuery } from '../../money/money-api';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { type ActionValues, useOrderForm } from './use-order-form';

interface AskForPaymentDialogProps {
  order: StaffOrderPage;
  onClose: () => void;
}

interface AskForPaymentValues extends ActionValues {
  amount: string;
  text: string;
  /** UUID of the request. A second press of the button then sends no second mail. */
  key: string;
}

const choice = { name: 'askForPayment' } as const;

/** Form that sends a mail which asks the customer to pay all or a part of the amount due. */
export function AskForPaymentDialog({ order, onClose }: AskForPaymentDialogProps) {
  const { orderno, version } = order;
  const [key] = useState(() => crypto.randomUUID());
  const { data: money } = useGetOrderMoneyQuery({ orderno });
  const due = money?.due;
  const form = useOrderForm<AskForPaymentValues>({
    orderno,
    choice,
    onClose,
    defaultValues: { version, reason: '', amount: '', text: '', key },
    toBody: ({ amount, text, key: requestKey }) => ({
      amount: parseAmount(amount) ?? 0,
      text,
      key: requestKey,
    }),
  });
  const validateAmount = (typedAmount: string) => {
    const result = checkAmount(typedAmount);
    const isTooMuch = result === true && due !== undefined && (parseAmount(typedAmount) ?? 0) > due;
    return isTooMuch ? `Only ${formatMoney(due)} is due.` : result;
  };
  // The preview is updated when the user leaves a field, so that typing sends no calls.
  const [previewValues, setPreviewValues] = useState({ amount: '', text: '' });
  const updatePreview = () =>
    setPreviewValues({ amount: form.watch('amount'), text: form.watch('text') });
  return (
    <ActionDialog
      title={`Ask for payment of ${orderno}`}
      description="The customer gets an e-mail with a link to the page of the order, to pay there by card."
      submitLabel="Send the e-mail"
      form={form}
    >
      <Field
        label="Amount"
        hint={due === undefined ? undefined : `${formatMoney(due)} is due.`}
        required
        inputMode="decimal"
        autoComplete="off"
        error={form.errorOf('amount')}
        {...form.register('amount', { validate: validateAmount, onBlur: updatePreview })}
      />
      <Field
        label="Message"
        multiline
        hint="Optional. It is part of the e-mail."
        error={form.errorOf('text')}
        {...form.register('text', {
          maxLength: limitLength('Message', 1000),
          onBlur: updatePreview,
        })}
      />
      {validateAmount(previewValues.amount) === true && (
        <MailPreview
          orderno={orderno}
          choice={choice}
          body={{ amount: parseAmount(previewValues.amount) ?? 0, text: previewValues.text }}
        />
      )}
    </ActionDialog>
  );
}
