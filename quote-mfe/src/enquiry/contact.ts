import { cleanTypedText, hasExtension, isPhone, NO_EXTENSION_MESSAGE } from 'shared/forms';
import type { Plan } from '../plan/plan';

type ContactErrors = Partial<Record<'name' | 'email' | 'phone', string>>;

/**
 * Returns an error for each missing or invalid contact detail. The name is required, and either an
 * email address or a phone number.
 */
export function findContactErrors(plan: Plan): ContactErrors {
  const { name, email, phone } = cleanContact(plan);
  const phoneError = hasExtension(phone) ? NO_EXTENSION_MESSAGE : INVALID_PHONE_TEXT;
  return {
    ...(name === '' && { name: 'Please tell us your name.' }),
    ...(email === '' &&
      phone === '' && { email: 'Please give an e-mail address or a phone number.' }),
    ...(email !== '' &&
      !/^\S+@\S+\.\S+$/.test(email) && { email: 'This is not a whole e-mail address.' }),
    ...(phone !== '' && !isPhone(phone) && { phone: phoneError }),
  };
}

const INVALID_PHONE_TEXT =
  'This is not a whole phone number. It looks like 020 7946 0000 or +45 32 12 34 56.';

/** Returns the contact details without invisible characters (rule 59). */
export const cleanContact = ({ name, email, phone, note }: Plan) => ({
  name: cleanTypedText(name, 'line').trim(),
  email: cleanTypedText(email, 'email'),
  phone: cleanTypedText(phone, 'code'),
  note: cleanTypedText(note, 'text').trim(),
});
