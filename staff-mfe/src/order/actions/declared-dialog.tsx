import { getOrderAction } from 'contract/order-actions/order-actions';
import type { ActionDialog as Dialog, ActionField } from 'contract/order-actions/order-action';
import { useId } from 'react';
import { Field } from 'shared/forms';
import { usePreviewActionQuery } from '../order-api';
import type { ActionChoice } from './action-choices';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { ReasonField } from './reason-field';
import { type ActionValues, type OrderForm, useOrderForm } from './use-order-form';
import { skipToken } from 'shared/data';

interface DeclaredDialogProps {
  choice: ActionChoice;
  order: { orderno: string; version: number | undefined };
  onClose: () => void;
}

/** Dialog of an action whose declaration has its texts and fields. */
export function DeclaredDialog({ choice, ...props }: DeclaredDialogProps) {
  const { dialog } = getOrderAction(choice.name);
  if (!dialog) throw new Error(`The desk has no form for the action ${choice.name}.`);
  return <DialogForm {...props} choice={choice} dialog={dialog} />;
}

/** The fields of a declaration and the values of every dialog. */
type DeclaredValues = ActionValues & Record<string, string | boolean | number | undefined>;

function DialogForm({ choice, order, onClose, dialog }: DeclaredDialogProps & { dialog: Dialog }) {
  const { orderno, version } = order;
  const { fields = [], reason: reasonRule, acceptField } = dialog;
  const { hasPreview = false } = getOrderAction(choice.name);
  const chosenBody = choice.trade === undefined ? {} : { trade: choice.trade };
  const { currentData } = usePreviewActionQuery(
    hasPreview ? { orderno, choice, body: chosenBody } : skipToken,
  );
  const hasWarnings = acceptField !== undefined && (currentData?.warnings.length ?? 0) > 0;
  const form = useOrderForm<DeclaredValues>({
    orderno,
    choice,
    onClose,
    defaultValues: {
      version,
      reason: '',
      ...Object.fromEntries(
        fields.map(({ name, kind }) => [name, kind === 'checkbox' ? false : '']),
      ),
    },
    toBody: ({ version: _version, reason, ...values }) => ({
      ...chosenBody,
      ...values,
      ...(reasonRule && { reason }),
      ...(hasWarnings && { [acceptField]: true }),
    }),
  });
  return (
    <ActionDialog
      title={dialog.title}
      description={dialog.description}
      submitLabel={hasWarnings ? `${dialog.submitLabel} all the same` : dialog.submitLabel}
      form={form}
    >
      {fields.map((field) => (
        <DeclaredField key={field.name} form={form} field={field} />
      ))}
      {reasonRule && <ReasonField form={form} required={reasonRule === 'required'} />}
      {hasPreview && <MailPreview orderno={orderno} choice={choice} body={chosenBody} />}
    </ActionDialog>
  );
}

interface DeclaredFieldProps {
  form: OrderForm<DeclaredValues>;
  field: ActionField;
}

function DeclaredField({ form, field: { name, label, kind, hint } }: DeclaredFieldProps) {
  const id = useId();
  if (kind === 'checkbox')
    return (
      <label htmlFor={id}>
        <input id={id} type="checkbox" {...form.register(name)} /> {label}
      </label>
    );
  return (
    <Field
      type="date"
      label={label}
      hint={hint}
      error={form.errorOf(name)}
      {...form.register(name)}
    />
  );
}
