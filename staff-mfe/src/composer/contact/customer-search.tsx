import type { StaffCustomer } from 'contract/accounts/staff/customers';
import { useState } from 'react';
import { Button, Notice } from 'shared/ui';
import { useLazyGetStaffCustomerQuery } from '../../customers/customers-api';
import { Combobox } from '../../ui/combobox';
import { useCustomerMatches } from './use-customer-matches';

interface CustomerSearchProps {
  onChoose: (customer: StaffCustomer) => void;
  /** Called with the typed text if the customer is new. */
  onCreate: (text: string) => void;
}

/** Id of the option for a new customer. No customer has this path. */
const NEW_CUSTOMER = 'new';

/**
 * Search field for a customer by name, phone, e-mail or order number. The last option is a new
 * customer with the typed text.
 */
export function CustomerSearch({ onChoose, onCreate }: CustomerSearchProps) {
  const [text, setText] = useState('');
  const [failedPath, setFailedPath] = useState('');
  const [getCustomer] = useLazyGetStaffCustomerQuery();
  const matches = useCustomerMatches(text);
  const typedText = text.trim();
  const customerOptions = matches.customers.map(({ path, name, email, mobile }) => ({
    id: path,
    content: (
      <>
        <span>{name || email}</span> <small>{name && email}</small>
      </>
    ),
    detail: mobile,
  }));
  const newOption = { id: NEW_CUSTOMER, content: `New customer: ‘${typedText}’` };

  const read = async (path: string) => {
    setFailedPath('');
    const { data } = await getCustomer(path);
    if (data === undefined) setFailedPath(path);
    else onChoose(data);
  };
  /** After an early Enter: chooses the customer if only one matches. Else the list stays open. */
  const chooseOnlyMatch = async () => {
    const { customers } = await matches.find(typedText);
    const [customer] = customers;
    if (customer === undefined || customers.length > 1) return;
    setText('');
    void read(customer.path);
  };
  const choose = (optionId: string | null, isSelected: boolean) => {
    if (!matches.isCurrent && !isSelected) {
      if (typedText !== '') void chooseOnlyMatch();
      return false;
    }
    if (optionId === null) return false;
    setText('');
    if (optionId === NEW_CUSTOMER) onCreate(typedText);
    else void read(optionId);
    return true;
  };
  return (
    <>
      <Combobox
        label="Find a customer"
        hint="Name, phone, e-mail or order number"
        listLabel="Customers"
        name="customer"
        text={text}
        maxLength={254}
        options={typedText === '' ? [] : [...customerOptions, newOption]}
        announcement={matches.isCurrent ? describeCount(customerOptions.length) : ''}
        onTextChange={setText}
        onChoose={choose}
      />
      {matches.hasFailed && (
        <Notice kind="error" isAnnounced title="The customers could not be searched">
          Type on to search again, or type the details below.
        </Notice>
      )}
      {failedPath !== '' && (
        <Notice
          kind="error"
          isAnnounced
          title="The customer could not be read"
          action={
            <Button size="small" variant="secondary" onClick={() => void read(failedPath)}>
              Try again
            </Button>
          }
        />
      )}
    </>
  );
}

const describeCount = (count: number): string =>
  `${count || 'No'} ${count === 1 ? 'customer' : 'customers'}`;
