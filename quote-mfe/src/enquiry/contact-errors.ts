import { hasExtension, isPhone, NO_EXTENSION_MESSAGE } from 'shared/forms';
import type { Plan } from '../plan/plan';
import { contactOf } from './contact-of';

export type ContactErrors = Partial<Record<'name' | 'email' | 'phone', string>>;

/** Returns the errors of the contact details: a name and an email address or phone number are required. */
export function contactErrors(plan: Plan): ContactErrors {
  const { name, email, phone } = contactOf(plan);
  const wrongPhone = hasExtension(phone) ? NO_EXTENSION_MESSAGE : NO_PHONE;
  return {
    ...(name === '' && { name: 'Please tell us your name.' }),
    ...(email === '' &&
      phone === '' && { email: 'Please give an e-mail address or a phone number.' }),
    ...(email !== '' &&
      !/^\S+@\S+\.\S+$/.test(email) && { email: 'This is not a whole e-mail address.' }),
    ...(phone !== '' && !isPhone(phone) && { phone: wrongPhone }),
  };
}

const NO_PHONE =
  'This is not a whole phone number. It looks like 020 7946 0000 or +45 32 12 34 56.';
