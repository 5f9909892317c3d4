import { useState } from 'react';
import { Field } from 'shared/forms';
import { useNavigate } from 'shared/router';
import { Button, Notice, Stack } from 'shared/ui';
import { StaffPage } from '../staff-page';
import { useStaffForm } from '../ui/use-staff-form';
import { useSearchCustomerMutation } from './customers-api';
import styles from './customers.module.css';

/** Finds a person by e-mail or order number. The search text never becomes part of an address. */
export const CustomersPage = () => (
  <StaffPage permission="customers" title="Customers">
    <CustomerSearch />
  </StaffPage>
);

function CustomerSearch() {
  const navigate = useNavigate();
  const [isMissing, setIsMissing] = useState(false);
  const [search] = useSearchCustomerMutation();
  const form = useStaffForm<{ text: string }>({
    defaultValues: { text: '' },
    draftKey: null,
    send: async ({ text }) => {
      setIsMissing(false);
      const path = await search(text).unwrap();
      setIsMissing(path === null);
      if (path !== null) void navigate(`/admin/customers/${path}`);
    },
  });
  return (
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
          label="E-mail or order number"
          autoComplete="off"
          maxLength={254}
          hint="Any spelling of the e-mail, or a number such as SLR10001"
          error={form.errorOf('text')}
          {...form.register('text')}
        />
        {form.formError && (
          <Notice kind="error" isAnnounced>
            {form.formError}
          </Notice>
        )}
        {isMissing && <Notice isAnnounced>There is no order, message or account with it.</Notice>}
        <div>
          <Button type="submit" busy={form.isSending}>
            Find
          </Button>
        </div>
      </Stack>
    </form>
  );
}
