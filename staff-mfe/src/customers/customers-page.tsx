import type { CustomerMatches } from 'contract/accounts/staff/customers';
import { useState } from 'react';
import { Field } from 'shared/forms';
import { useNavigate } from 'shared/router';
import { Button, Notice, Stack, TextLink } from 'shared/ui';
import {
  StaffPage,
  type DataColumn,
  DataTable,
  focusFirstRow,
  useListStatus,
  limitLength,
  useStaffForm,
} from 'shared/desk';
import { useSearchCustomersMutation } from './customers-api';
import styles from './customers.module.css';

/**
 * Page that finds people by name, phone, email address or order number. The search text is never in
 * the URL.
 */
export const CustomersPage = () => (
  <StaffPage permission="customers" title="Customers">
    <CustomerSearch />
  </StaffPage>
);

function CustomerSearch() {
  const navigate = useNavigate();
  const [people, setPeople] = useState<CustomerMatches['people'] | null>(null);
  const [search] = useSearchCustomersMutation();
  const form = useStaffForm<{ text: string }>({
    defaultValues: { text: '' },
    draftKey: null,
    send: async ({ text }) => {
      setPeople(null);
      const matches = await search({ text }).unwrap();
      if (matches.path !== null) void navigate(`/admin/customers/${matches.path}`);
      else setPeople(matches.people);
    },
  });
  useListStatus({
    isFetching: form.isSending,
    count: people?.length,
    nouns: ['customer', 'customers'],
  });
  return (
    <Stack gap={4}>
      <form
        role="search"
        aria-label="Find a customer"
        className={styles.search}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={3}>
          <Field
            label="Name, phone, e-mail or order number"
            autoComplete="off"
            onKeyDown={focusFirstRow}
            hint="A part of a name or phone number is enough"
            error={form.errorOf('text')}
            {...form.register('text', { maxLength: limitLength('Search', 254) })}
          />
          {form.formError && (
            <Notice kind="error" isAnnounced>
              {form.formError}
            </Notice>
          )}
          <div>
            <Button type="submit" busy={form.isSending}>
              Find
            </Button>
          </div>
        </Stack>
      </form>
      {people !== null && <People people={people} />}
    </Stack>
  );
}

function People({ people }: { people: CustomerMatches['people'] }) {
  if (people.length === 0) {
    return (
      <Notice title="No customer matches">
        A person who wrote a message or has an account, but no order, is found by e-mail.
      </Notice>
    );
  }
  return (
    <>
      <p>{people.length} customers match.</p>
      <DataTable
        caption="Customers"
        columns={columns}
        rows={people}
        getRowId={({ path }) => path}
      />
    </>
  );
}

const columns: readonly DataColumn<CustomerMatches['people'][number]>[] = [
  {
    id: 'name',
    label: 'Name',
    isRowHeading: true,
    isTyped: true,
    cell: ({ path, name, email }) => (
      <TextLink to={`/admin/customers/${path}`}>{name || email}</TextLink>
    ),
  },
  { id: 'mobile', label: 'Phone', isNoWrap: true, cell: ({ mobile }) => mobile },
  { id: 'email', label: 'E-mail', isTyped: true, cell: ({ email }) => email },
];
