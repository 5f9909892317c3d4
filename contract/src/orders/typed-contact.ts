import { email, requiredText, typedText } from '../calls/wire.ts';

/** Contact details and address of an order's customer, as staff type them. */
export const contactFields = {
  name: requiredText('line', 'Name', 200),
  last_name: typedText('line', 'Last name', 200),
  address: requiredText('text', 'Address', 1000),
  city: typedText('line', 'City', 200),
  postalcode: requiredText('postcode', 'Post code', 50),
  mobile: typedText('code', 'Mobile', 50),
  email,
};
