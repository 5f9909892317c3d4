import type { OwnRecord } from 'contract/accounts/own-record';
import type { Id } from 'contract/values/readers';
import { QueryState, Stack } from 'shared/ui';
import { useGetOwnRecordQuery } from '../account/account-api';
import { AccountSkeleton } from '../account/account-skeleton';
import { DetailsForm } from './details-form';
import { EmailForm } from './email-form';
import { EraseForm } from './erase-form';
import { PasswordForm } from './password-form';
import { DataExport } from './data-export';

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
