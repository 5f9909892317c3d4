import type { OwnRecord } from 'contract/accounts/own-record';
import { Field } from 'shared/forms';
import { useChangeDetailsMutation } from '../account/account-api';
import { AccountForm } from '../forms/account-form';

/** The form for name and mobile. */
export function DetailsForm({ record }: { record: OwnRecord }) {
  const [change] = useChangeDetailsMutation();
  return (
    <AccountForm
      title="Your details"
      button="Save details"
      done="Your details are saved."
      onSend={(field) => change({ name: field('name'), mobile: field('mobile') }).unwrap()}
    >
      <Field label="Name" name="name" autoComplete="name" defaultValue={record.name} />
      <Field
        label="Mobile"
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={record.mobile}
      />
    </AccountForm>
  );
}
