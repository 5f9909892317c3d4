import { cleanTypedText } from 'shared/forms';
import type { Plan } from '../plan/plan';

/** Returns the contact details without invisible characters (rule 59). */
export const cleanContact = ({ name, email, phone, note }: Plan) => ({
  name: cleanTypedText(name, 'line').trim(),
  email: cleanTypedText(email, 'email'),
  phone: cleanTypedText(phone, 'code'),
  note: cleanTypedText(note, 'text').trim(),
});
