import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import {
  paymentKindLabels,
  type RecordedPaymentKind,
  recordedPaymentKinds,
} from 'contract/payments/ledger';
import type { Refund } from 'contract/payments/staff/refunds';
import { type FormEvent, useId } from 'react';
import { Field, SelectField } from 'shared/forms';
import { formatAmount } from 'contract/values/pence';
import { Modal } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { FormErrorNotice, useStaffForm, limitLength } from 'shared/desk';
import { useSettleOutsideMutation } from './refunds-api';

interface SettleOutsideDialogProps {
  refund: Refund;
  onSettled: (refund: Refund) => void;
  onClose: () => void;
}

/** Dialog that records a refund outside the shop, with its reason. */
export function SettleOutsideDialog({ refund, onSettled, onClose }: SettleOutsideDialogProps) {
  const formId = useId();
  const [settle] = useSettleOutsideMutation();
  const form = useStaffForm<{ reason: string; outsidemethod: RecordedPaymentKind }>({
    defaultValues: { reason: '', outsidemethod: 'bank_transfer' },
    draftKey: `settle ${refund.id}`,
    send: async (values) => {
      onSettled(await settle({ id: refund.id, ...values }).unwrap());
    },
    onSaved: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title="Paid back outside the shop"
      description={`${formatAmount(refund.amount, refund.currency)} for order ${refund.orderno}. The customer gets an e-mail.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} busy={form.isSending}>
            Record as paid back
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <FormErrorNotice text={form.formError} />
          <SelectField
            label="How"
            options={recordedPaymentKinds.map((value) => ({
              value,
              label: paymentKindLabels[value],
            }))}
            error={form.errorOf('outsidemethod')}
            {...form.register('outsidemethod')}
          />
          <Field
            label="Reason"
            hint="Only staff can read it."
            required
            error={form.errorOf('reason')}
            {...form.register('reason', {
              maxLength: limitLength('Reason', MAX_REASON_LENGTH),
              validate: (value) => value.trim() !== '' || 'Please give a reason.',
            })}
          />
        </Stack>
      </form>
    </Modal>
  );
}
