import { cleanTyped } from 'shared/forms';
import type { Plan } from '../plan/plan';

/** Returns the contact details and the note of an enquiry, without invisible characters (rule 59). */
export const contactOf = ({ name, email, phone, note }: Plan) => ({
  name: cleanTyped(name, 'line').trim(),
  email: cleanTyped(email, 'email'),
  phone: cleanTyped(phone, 'code'),
  note: cleanTyped(note, 'text').trim(),
});
