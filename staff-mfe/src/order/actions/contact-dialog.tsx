import type { ChangedOrder } from 'contract/order-actions/action-responses';
import type { OrderContact, StaffOrderPage } from 'contract/staff/order-page';
import { Field } from 'shared/forms';
import { Grid } from 'shared/ui';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { ReasonField } from './reason-field';
import { type ActionValues, useOrderForm } from './use-order-form';
import { limitLength } from 'shared/desk';
import { contactFieldList } from '../../ui/contact-field-list';
import { useDebouncedValue } from '../../ui/use-debounced-value';

interface ContactValues extends ActionValues, OrderContact {
  /** The contact details when the dialog was opened. */
  base: OrderContact;
}

interface ContactDialogProps {
  order: StaffOrderPage;
  onClose: () => void;
}

/** Pause after the last keystroke before the preview is loaded, in ms. */
const DEBOUNCE_MS = 300;

/**
 * Form that changes the contact details and the address of an order. A new e-mail address gets a
 * mail with a new link.
 */
export function ContactDialog({ order, onClose }: ContactDialogProps) {
  const { orderno, version, customer } = order;
  const defaultValues: ContactValues = { ...customer, version, reason: '', base: customer };
  const form = useOrderForm<ContactValues>({
    orderno,
    choice: { name: 'changeContact' },
    defaultValues,
    onClose,
    toBody: ({ base: _base, ...body }) => body,
    listConflicts,
    merge: mergeContact,
  });
  return (
    <ActionDialog
      title={`Details of ${orderno}`}
      description="Later mails go to the new e-mail address. If you change it, the links in earlier mails stop working."
      submitLabel="Save the details"
      size="large"
      form={form}
    >
      <Grid gap={4}>
        {contactFieldList.map(({ name, label, ...field }) => {
          const isRequired = 'required' in field;
          return (
            <Field
              key={name}
              label={label}
              required={isRequired}
              type={'type' in field ? field.type : 'text'}
              autoComplete="off"
              error={form.errorOf(name)}
              {...form.register(name, {
                maxLength: limitLength(label, field.maxLength),
                validate: (value) =>
                  !isRequired || String(value).trim() !== '' || `${label} is missing.`,
              })}
            />
          );
        })}
      </Grid>
      <ReasonField form={form} />
      <NewEmailPreview orderno={orderno} former={customer.email} email={form.watch('email')} />
    </ActionDialog>
  );
}

interface NewEmailPreviewProps {
  orderno: string;
  former: string;
  email: string;
}

/** Renders the mail that a new address gets, as soon as a complete address is typed. */
function NewEmailPreview({ orderno, former, email }: NewEmailPreviewProps) {
  const typedEmail = useDebouncedValue(email.trim(), DEBOUNCE_MS);
  if (typedEmail === former || !/^\S+@\S+\.\S+$/.test(typedEmail)) return null;
  const choice = { name: 'changeContact' } as const;
  return <MailPreview orderno={orderno} choice={choice} body={{ email: typedEmail }} />;
}

const listConflicts = (current: ChangedOrder['current'], values: ContactValues) =>
  contactFieldList
    .filter(({ name }) => current[name] !== values.base[name])
    .map(({ name, label }) => ({
      label,
      theirs: current[name],
      mine: mergeContact(current, values)[name],
    }));

/** Returns the colleague's value for each field that the user has not changed. */
function mergeContact(current: ChangedOrder['current'], values: ContactValues): ContactValues {
  const base = { ...values.base };
  const mergedValues = { ...values, version: current.version, base };
  for (const { name } of contactFieldList) {
    if (values[name] === values.base[name]) mergedValues[name] = current[name];
    base[name] = current[name];
  }
  return mergedValues;
}
