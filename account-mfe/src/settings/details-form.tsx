import type { OwnRecord } from 'contract/accounts/own-record';
import { Field } from 'shared/forms';
import { useChangeDetailsMutation } from '../account/account-api';
import { AccountForm } from '../forms/account-form';

export function DetailsForm({ record }: { record: OwnRecord }) {
  const [changeDetails] = useChangeDetailsMutation();
  return (
    <AccountForm
      title="Your details"
      buttonLabel="Save details"
      successText="Your details are saved."
      onSend={(getValue) =>
        changeDetails({ name: getValue('name'), mobile: getValue('mobile') }).unwrap()
      }
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
