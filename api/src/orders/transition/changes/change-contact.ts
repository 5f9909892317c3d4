import {
  extractPhoneDigits,
  hasExtension,
  isPhone,
  NO_EXTENSION_MESSAGE,
} from 'contract/values/phone';
import { eq } from 'drizzle-orm';
import { isEmail } from '../../../people/sign-in/sign-in.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { pickChanges } from '../../../audit/records/write-audit.ts';
import { type OrderRow, orders } from '../../records/tables.ts';
import type { Effect } from '../order-event.ts';
import { replaceMailedSecrets, retryFailedMails } from './mail-links.ts';

/**
 * Changes the contact details and the address of an order. Later mails go to the new e-mail, and
 * links that were mailed to the former one stop working. Throws 400 with the field's name for an
 * invalid e-mail or phone number.
 */
export const changeContact: Effect<'changeContact'> = async ({ tx, order, input }) => {
  if (!isEmail(input.email)) throw invalidField('email', 'E-mail is not valid.');
  if (hasExtension(input.mobile)) throw invalidField('mobile', `Mobile: ${NO_EXTENSION_MESSAGE}`);
  if (input.mobile !== '' && !isPhone(input.mobile)) {
    throw invalidField(
      'mobile',
      'Mobile is not a phone number. Please type the number alone, or leave it empty.',
    );
  }
  // Copies each field by name, because further fields of a body must not reach other columns.
  const { name, last_name: lastName, address, city, postalcode, email } = input;
  const mobile = extractPhoneDigits(input.mobile);
  const values = { name, lastName, address, city, postalcode, mobile, email };
  const changes = pickChanges(toContact(order), toContact(values));
  if (Object.keys(changes.after).length === 0) return 'unchanged';
  await tx.update(orders).set(values).where(eq(orders.id, order.id));
  if (email !== order.email) {
    await retryFailedMails(tx, order);
    await replaceMailedSecrets(tx, { ...order, email });
  }
  return changes;
};

type ContactRow = Pick<
  OrderRow,
  'name' | 'lastName' | 'address' | 'city' | 'postalcode' | 'mobile' | 'email'
>;

/** Returns the contact details of an order under the field names of the API. */
export const toContact = ({ lastName: last_name, ...order }: ContactRow) => ({
  name: order.name,
  last_name,
  address: order.address,
  city: order.city,
  postalcode: order.postalcode,
  mobile: order.mobile,
  email: order.email,
});
