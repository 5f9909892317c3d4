import type { StaffCustomer } from 'contract/accounts/staff/customers';
import type { OrderContact } from 'contract/staff/order-page';
import { isPhone } from 'shared/forms';
import { emptyContact } from './check-contact';

/** The account in which an order of a found customer is stored. */
export interface ChosenAccount {
  userid: number;
  email: string;
}

/** Returns the contact details of a found customer, with the address of the newest order. */
export function toContact({ email, names, phones, addresses }: StaffCustomer): OrderContact {
  const [address] = addresses;
  const name = address?.name || names[0] || '';
  return {
    ...emptyContact,
    ...splitName(name),
    email,
    mobile: address?.mobile || phones[0] || '',
    address: address?.address ?? '',
    city: address?.city ?? '',
    postalcode: address?.postalcode ?? '',
  };
}

/** Returns the account of a found customer, or null for a guest. */
export function findAccount({ accounts }: StaffCustomer): ChosenAccount | null {
  const account = accounts.find(({ role }) => role === 'customer');
  return account === undefined ? null : { userid: account.id, email: account.email };
}

/** Puts the text by which a customer was searched into the field to which it belongs. */
export function toNewContact(text: string): OrderContact {
  if (text.includes('@')) return { ...emptyContact, email: text };
  if (isPhone(text)) return { ...emptyContact, mobile: text };
  return { ...emptyContact, ...splitName(text) };
}

/** Splits a full name at its last space. */
function splitName(fullName: string): Pick<OrderContact, 'name' | 'last_name'> {
  const [, name = fullName, lastName = ''] = /^(.*\S)\s+(\S+)$/.exec(fullName.trim()) ?? [];
  return { name: name.trim(), last_name: lastName };
}
