import { formatDate } from 'contract/calendar/date-texts';
import type { StaffCustomer } from 'contract/accounts/staff/customers';
import { Stack } from 'shared/ui';
import { type DataColumn, DataTable } from 'shared/desk';
import styles from './customers.module.css';

type Address = StaffCustomer['addresses'][number];
type Account = StaffCustomer['accounts'][number];

const sources: Record<string, string> = {
  order: 'Order',
  details: 'Shipping details',
  account: 'Saved in the account',
};

const addressColumns: DataColumn<Address>[] = [
  { id: 'name', label: 'Name', isRowHeading: true, cell: ({ name }) => name || 'No name' },
  {
    id: 'address',
    label: 'Address',
    cell: ({ address, city, postalcode }) => [address, city, postalcode].join(', '),
  },
  { id: 'mobile', label: 'Phone', cell: ({ mobile }) => mobile },
  { id: 'source', label: 'From', cell: ({ source }) => sources[source] ?? source },
];

const roleTexts: Record<string, string> = {
  customer: 'Account',
  guest: 'Guest, without a password',
  staff: 'Colleague',
};

const accountColumns: DataColumn<Account>[] = [
  { id: 'email', label: 'E-mail', isRowHeading: true, cell: ({ email }) => email },
  { id: 'role', label: 'Kind', cell: ({ role }) => roleTexts[role] ?? role },
  { id: 'createdat', label: 'Since', cell: ({ createdat }) => formatDate(createdat) },
  { id: 'sessions', label: 'Signed in on', cell: ({ sessions }) => formatDevices(sessions) },
];

const formatDevices = (count: number) =>
  count === 1 ? '1 device' : `${count === 0 ? 'no' : count} devices`;

/** Renders the addresses, accounts and consents of a person. */
export const CustomerData = ({
  customer: { addresses, accounts },
}: {
  customer: StaffCustomer;
}) => (
  <>
    <section aria-labelledby="addresses">
      <Stack gap={2}>
        <h2 id="addresses" className={styles.heading}>
          Addresses
        </h2>
        {addresses.length === 0 ? (
          <p>There is no address.</p>
        ) : (
          <DataTable
            caption="Addresses"
            columns={addressColumns}
            rows={addresses}
            getRowId={(address) => JSON.stringify(address)}
          />
        )}
      </Stack>
    </section>
    <section aria-labelledby="accounts">
      <Stack gap={2}>
        <h2 id="accounts" className={styles.heading}>
          Accounts and guest checkouts
        </h2>
        {accounts.length === 0 ? (
          <p>There is no account.</p>
        ) : (
          <DataTable
            caption="Accounts and guest checkouts"
            columns={accountColumns}
            rows={accounts}
            getRowId={({ id }) => String(id)}
          />
        )}
      </Stack>
    </section>
    <section aria-labelledby="consents">
      <Stack gap={2}>
        <h2 id="consents" className={styles.heading}>
          Consents
        </h2>
        <p>None: the shop sends no advertising and asks for no consent.</p>
      </Stack>
    </section>
  </>
);
