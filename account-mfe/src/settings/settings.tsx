import type { OwnRecord } from 'contract/accounts/own-record';
import type { Id } from 'contract/values/readers';
import { QueryState, Stack } from 'shared/ui';
import { useChangeDetailsMutation, useGetOwnRecordQuery } from '../account/account-api';
import { AccountSkeleton } from '../account/account-page';
import { EmailForm } from './email-form';
import { EraseForm } from './erase-form';
import { PasswordForm } from './password-form';
import { DataExport } from './data-export';
import { Field } from 'shared/forms';
import { AccountForm } from '../forms/account-form';

export function Settings({ userid }: { userid: Id }) {
  const recordQuery = useGetOwnRecordQuery(userid, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={recordQuery} subject="your details" skeleton={<AccountSkeleton />}>
      {(record) => <SettingsForms record={record ?? emptyRecord} />}
    </QueryState>
  );
}

const SettingsForms = ({ record }: { record: OwnRecord }) => (
  <Stack gap={6}>
    <DetailsForm record={record} />
    <EmailForm email={record.email} />
    <PasswordForm email={record.email} />
    <DataExport />
    <EraseForm />
  </Stack>
);

const emptyRecord: OwnRecord = { name: '', mobile: '', email: '' };

function DetailsForm({ record }: { record: OwnRecord }) {
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
