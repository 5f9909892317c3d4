import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import { type FieldValues, type Path, type StaffForm, limitLength } from 'shared/desk';
import { Field } from 'shared/forms';

interface ReasonFieldProps<Values extends FieldValues> {
  form: StaffForm<Values>;
  required?: boolean;
  hint?: string | undefined;
}

const STAFF_HINT = 'Staff can read it in the timeline. The customer cannot.';

/** Field for the reason of an action. The timeline contains the reason. */
export function ReasonField<Values extends FieldValues>(props: ReasonFieldProps<Values>) {
  const { form, required = true, hint = STAFF_HINT } = props;
  const name = 'reason' as Path<Values>;
  const validate = (value: unknown) =>
    !required || String(value).trim() !== '' || 'Please give a reason.';
  return (
    <Field
      label="Reason"
      hint={hint}
      required={required}
      error={form.errorOf(name)}
      {...form.register(name, { maxLength: limitLength('Reason', MAX_REASON_LENGTH), validate })}
    />
  );
}
