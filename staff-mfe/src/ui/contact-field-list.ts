import type { OrderContact } from 'contract/staff/order-page';

/** Fields of the contact details and the address of an order, in the order in which they are typed. */
export const contactFieldList = [
  { name: 'name', label: 'First name', maxLength: 200, required: true },
  { name: 'last_name', label: 'Last name', maxLength: 200 },
  { name: 'email', label: 'E-mail', maxLength: 254, required: true, type: 'email' },
  { name: 'mobile', label: 'Mobile', maxLength: 50, type: 'tel' },
  { name: 'address', label: 'Address', maxLength: 1000, required: true },
  { name: 'city', label: 'City', maxLength: 200 },
  { name: 'postalcode', label: 'Post code', maxLength: 50, required: true },
] as const satisfies readonly {
  name: keyof OrderContact;
  label: string;
  maxLength: number;
  required?: boolean;
  type?: string;
}[];
