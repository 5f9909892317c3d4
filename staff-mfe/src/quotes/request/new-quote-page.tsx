import type { QuoteContact } from 'contract/quotes/quote-fields';
import { useState } from 'react';
import { FormErrorNotice, StaffPage, useStaffForm } from 'shared/desk';
import { useNavigate } from 'shared/router';
import { usePermission } from 'shared/session';
import { Button, Cluster, Stack, TextLink } from 'shared/ui';
import { toContact, toNewContact } from '../../composer/contact/customer-contact';
import { CustomerSearch } from '../../composer/contact/customer-search';
import { contactFieldList } from '../../ui/contact-field-list';
import { useStartQuoteMutation } from '../quotes-api';
import { RequestFields } from './request-fields';
import { emptyRequest, type RequestValues, toRequest } from './request-values';

/** Page on which staff write down the request of a caller. */
export const NewQuotePage = () => (
  <StaffPage
    permission="orders"
    title="New quote"
    intro="Write down what the caller says. Everything but the name and one way to reach the caller can come later."
  >
    <NewQuoteForm />
  </StaffPage>
);

function NewQuoteForm() {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const maySearch = usePermission('customers');
  const [startQuote] = useStartQuoteMutation();
  const form = useStaffForm<RequestValues>({
    defaultValues: { ...emptyRequest, key },
    draftKey: 'new quote',
    send: async (values) => {
      const { quoteno } = await startQuote({ key: values.key, ...toRequest(values) }).unwrap();
      void navigate(`/admin/quotes/${quoteno}`);
    },
  });
  const fillContact = (contact: QuoteContact) => {
    for (const { name } of contactFieldList) form.setValue(name, contact[name]);
    form.setFocus('name');
  };
  return (
    <form
      aria-label="Request"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={4}>
        {maySearch && (
          <CustomerSearch
            onChoose={(customer) => fillContact(toContact(customer))}
            onCreate={(text) => fillContact(toNewContact(text))}
          />
        )}
        <RequestFields form={form} />
        <FormErrorNotice text={form.formError} />
        <Cluster>
          <Button type="submit" busy={form.isSending}>
            Start the quote
          </Button>
          <TextLink to="/admin/quotes" onClick={form.deleteDraft}>
            Discard
          </TextLink>
        </Cluster>
      </Stack>
    </form>
  );
}
