import { getOrderAction } from 'contract/order-actions/order-actions';
import type { ActionDialog as Dialog, ActionField } from 'contract/order-actions/order-action';
import { describeWrongAmount, parseAmount } from 'contract/values/parse-amount';
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
  const { fields = [], reason: reasonRule, reasonHint, acceptField } = dialog;
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
      ...toFieldValues(fields, values),
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
      {reasonRule && (
        <ReasonField form={form} required={reasonRule === 'required'} hint={reasonHint} />
      )}
      {hasPreview && <MailPreview orderno={orderno} choice={choice} body={chosenBody} />}
    </ActionDialog>
  );
}

/** Returns the values for the request: amounts in pence, without those that are empty. */
function toFieldValues(fields: readonly ActionField[], values: Partial<DeclaredValues>) {
  const amountNames = fields.filter(({ kind }) => kind === 'amount').map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!amountNames.includes(name)) return [[name, value] as const];
      const amount = parseAmount(String(value));
      return amount === null ? [] : [[name, amount] as const];
    }),
  );
}

/** Returns what is wrong with a typed amount, or true. An empty amount is valid. */
function validateAmount(label: string, value: unknown): string | true {
  const typedText = String(value);
  if (typedText.trim() === '') return true;
  const amount = parseAmount(typedText);
  if (amount !== null && amount > 0) return true;
  const problem = amount === 0 ? 'it must be more than 0.' : describeWrongAmount(typedText);
  return `${label}: ${problem ?? 'please type it like 12.50.'}`;
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
  const rules =
    kind === 'amount' ? { validate: (value: unknown) => validateAmount(label, value) } : {};
  return (
    <Field
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'amount' ? 'decimal' : undefined}
      label={label}
      hint={hint}
      error={form.errorOf(name)}
      {...form.register(name, rules)}
    />
  );
}
