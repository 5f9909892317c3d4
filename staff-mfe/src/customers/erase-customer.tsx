import type { StaffCustomer } from 'contract/accounts/staff/customers';
import { useState } from 'react';
import { Field } from 'shared/forms';
import { Modal, useToast } from 'shared/overlays';
import { useNavigate } from 'shared/router';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import { type StaffForm, useStaffForm } from 'shared/desk';
import { useEraseCustomerMutation } from './customers-api';

interface EraseCustomerProps {
  customer: StaffCustomer;
  /** Path of the person's page below /admin/customers. */
  path: string;
}

/**
 * Erases a person after a confirmation that lists the retained data. Open orders prevent the
 * erasure.
 */
export function EraseCustomer({ customer, path }: EraseCustomerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const openOrders = customer.orders.filter(({ isopen }) => isopen);
  if (openOrders.length > 0) {
    const openOrderNumbers = openOrders.map(({ orderno }) => orderno).join(', ');
    return (
      <Notice title="The data cannot be erased yet">
        {`Orders that are still open: ${openOrderNumbers}. Complete or cancel them first.`}
      </Notice>
    );
  }
  return (
    <>
      <Cluster>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          Erase all data
        </Button>
        <span>On request of the person. The erasure is recorded.</span>
      </Cluster>
      <EraseDialog
        customer={customer}
        path={path}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

function EraseDialog({
  customer,
  path,
  isOpen,
  onClose,
}: EraseCustomerProps & {
  isOpen: boolean;
  onClose: () => void;
}) {
  const toast = useToast();
  const navigate = useNavigate();
  const [erase] = useEraseCustomerMutation();
  const form = useStaffForm<{ email: string }>({
    defaultValues: { email: '' },
    draftKey: null,
    send: ({ email }) => erase({ path, email }).unwrap(),
    onSaved: () => {
      toast({ kind: 'success', text: 'The data is erased. The person gets a last mail.' });
      void navigate('/admin/customers', { replace: true });
    },
  });
  return (
    <Modal
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Erase all data of this person?"
      description="This cannot be undone."
      footer={
        <Cluster>
          <Button variant="danger" busy={form.isSending} onClick={() => void form.submit()}>
            Erase
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
        </Cluster>
      }
    >
      <Stack gap={4}>
        <ErasureList customer={customer} />
        <EmailConfirmation form={form} />
        {form.formError && (
          <Notice kind="error" isAnnounced>
            {form.formError}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}

const EmailConfirmation = ({ form }: { form: StaffForm<{ email: string }> }) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void form.submit();
    }}
  >
    <Field
      label="E-mail of this person"
      autoComplete="off"
      hint="Type it, so that nobody else is erased."
      error={form.errorOf('email')}
      {...form.register('email')}
    />
  </form>
);

/** Lists the erased and the retained data, with the reasons. */
const ErasureList = ({ customer: { orders, messages, accounts } }: { customer: StaffCustomer }) => (
  <ul>
    <li>{`Erased: ${formatCount(accounts.length, 'account or guest checkout', 'accounts and guest checkouts')}, addresses, baskets, sign-ins, ${formatCount(messages.length, 'message', 'messages')} with all answers, and mails.`}</li>
    <li>{`Stays without name, address, phone, e-mail and notes: ${formatCount(orders.length, 'order', 'orders')}. The law has us keep what was ordered and paid.`}</li>
    <li>Stays in the audit log: who changed what and when, without the texts.</li>
  </ul>
);

const formatCount = (count: number, one: string, many: string) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
