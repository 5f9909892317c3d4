import type { Plan } from '../plan/plan';

export type ContactErrors = Partial<Record<'name' | 'email' | 'phone', string>>;

/** Fewer digits than this are no phone number (specification §9). */
const SHORTEST_PHONE = 11;

/** What keeps us from answering: a name, and one way to reach who asks. */
export function contactErrors({ name, email, phone }: Plan): ContactErrors {
  const isUnreachable = email.trim() === '' && phone.trim() === '';
  return {
    ...(name.trim() === '' && { name: 'Please tell us your name.' }),
    ...(isUnreachable && { email: 'Please give an e-mail address or a phone number.' }),
    ...(email.trim() !== '' &&
      !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'This is not a whole e-mail address.' }),
    ...(phone.trim() !== '' &&
      digitsOf(phone) < SHORTEST_PHONE && { phone: 'A phone number has at least 11 digits.' }),
  };
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '').length;
