import type { OwnRecord } from 'contract/accounts/own-record';
import type { Id } from 'contract/values/readers';
import { ReadState, Stack } from 'shared/ui';
import { useGetOwnRecordQuery } from '../account/account-api';
import { AccountLoading } from '../account/account-loading';
import { DetailsForm } from './details-form';
import { EmailForm } from './email-form';
import { EraseForm } from './erase-form';
import { PasswordForm } from './password-form';
import { YourData } from './your-data';

/** The settings of an account, each with its own form. */
export function Settings({ userid }: { userid: Id }) {
  const read = useGetOwnRecordQuery(userid, { refetchOnMountOrArgChange: true });
  return (
    <ReadState read={read} what="your details" pending={<AccountLoading />}>
      {(record) => <Forms record={record ?? nothingKnown} />}
    </ReadState>
  );
}

const Forms = ({ record }: { record: OwnRecord }) => (
  <Stack gap={6}>
    <DetailsForm record={record} />
    <EmailForm email={record.email} />
    <PasswordForm email={record.email} />
    <YourData />
    <EraseForm />
  </Stack>
);

const nothingKnown: OwnRecord = { name: '', mobile: '', email: '' };
