import type { OrderContact } from 'contract/staff/order-page';
import { hasExtension, isPhone, NO_EXTENSION_MESSAGE } from 'shared/forms';
import { findLengthError } from 'shared/desk';
import { contactFieldList } from '../../ui/contact-field-list';
import type { FieldProblem } from '../read-composition';

export const emptyContact: OrderContact = {
  name: '',
  last_name: '',
  email: '',
  mobile: '',
  address: '',
  city: '',
  postalcode: '',
};

/** Returns what is wrong with typed contact details, in the order of the fields. */
export const checkContact = (contact: OrderContact): FieldProblem[] =>
  contactFieldList.flatMap(({ name, label, maxLength, ...field }) => {
    const text = contact[name].trim();
    const problem =
      text === ''
        ? 'required' in field && `${label} is missing.`
        : (findLengthError(label, text, maxLength) ?? checkFormat(name, text));
    return problem ? [{ field: `contact.${name}`, text: problem }] : [];
  });

function checkFormat(name: keyof OrderContact, text: string): string | false {
  if (name === 'email')
    return !/^\S+@\S+\.\S+$/.test(text) && 'Please type a complete e-mail address.';
  if (name !== 'mobile' || isPhone(text)) return false;
  return hasExtension(text) ? NO_EXTENSION_MESSAGE : 'Please type a complete phone number.';
}
