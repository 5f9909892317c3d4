import {
  extractPhoneDigits,
  hasExtension,
  isPhone,
  NO_EXTENSION_MESSAGE,
} from 'contract/values/phone';
import { eq } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { CurrentUser } from '../../../auth/sessions.ts';
import { isEmail } from '../../../auth/sign-in.ts';
import type { Tx } from '../../../db/db.ts';
import { NON_EMPTY_PATTERN } from 'contract/values/non-empty-pattern';
import { addressFields, email, personName, reason, typedText } from '../../../http/fields.ts';
import { conflict } from '../../../http/http-error.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { writeAudit } from '../../../staff/audit/write-audit.ts';
import { OrderVersion } from '../../records/order-version.ts';
import { type OrderRow, orders } from '../../records/tables.ts';
import { replaceMailedSecrets, retryFailedMails } from './change-links.ts';

const nonEmpty = { pattern: NON_EMPTY_PATTERN };

/** Contact details and delivery address of an order, and the reason for the change. */
export const ContactBody = Type.Object({
  version: OrderVersion,
  reason,
  name: Type.String({ ...personName, ...nonEmpty }),
  last_name: addressFields.lastname,
  address: Type.String({ ...addressFields.address, ...nonEmpty }),
  city: addressFields.city,
  postalcode: Type.String({ ...addressFields.postalcode, ...nonEmpty }),
  /** Cleaned after its check, because the cleaning drops a text without digits. */
  mobile: typedText('code', 'Mobile', 50),
  email,
});

/**
 * Changes the contact details and the address of an order. The caller has locked its row. Later
 * mails go to the new e-mail, and links that were mailed to the former one stop working. Throws 400 with the field's name for an invalid e-mail or phone
 * number.
 */
export async function changeContact(
  tx: Tx,
  order: OrderRow,
  { version: _version, reason, ...typedBody }: Static<typeof ContactBody>,
  user: CurrentUser,
): Promise<void> {
  if (order.email === '') throw conflict("The customer's data was erased.", 'erased');
  if (!isEmail(typedBody.email)) throw invalidField('email', 'E-mail is not valid.');
  if (hasExtension(typedBody.mobile))
    throw invalidField('mobile', `Mobile: ${NO_EXTENSION_MESSAGE}`);
  if (typedBody.mobile !== '' && !isPhone(typedBody.mobile)) {
    throw invalidField(
      'mobile',
      'Mobile is not a phone number. Please type the number alone, or leave it empty.',
    );
  }
  const body = { ...typedBody, mobile: extractPhoneDigits(typedBody.mobile) };
  const contactBefore = toContact(order);
  const changedFields = contactFields.filter((name) => contactBefore[name] !== body[name]);
  if (changedFields.length === 0) return;
  // Copies each field by name, because further fields of a body must not reach other columns.
  const { name, last_name: lastName, address, city, postalcode, mobile, email } = body;
  await tx
    .update(orders)
    .set({ name, lastName, address, city, postalcode, mobile, email })
    .where(eq(orders.id, order.id));
  if (changedFields.includes('email')) {
    await retryFailedMails(tx, order);
    await replaceMailedSecrets(tx, { ...order, email });
  }
  const pickChangedFields = (values: Contact) =>
    Object.fromEntries(changedFields.map((name) => [name, values[name]]));
  await writeAudit(tx, user, {
    action: 'order.contactChanged',
    subject: { kind: 'order', id: order.orderno },
    before: pickChangedFields(contactBefore),
    after: pickChangedFields(body),
    reason,
  });
}

type Contact = Record<(typeof contactFields)[number], string>;

const contactFields = [
  'name',
  'last_name',
  'address',
  'city',
  'postalcode',
  'mobile',
  'email',
] as const;

/** Returns the contact details of an order under the field names of the API. */
export const toContact = ({ lastName: last_name, ...order }: OrderRow): Contact => ({
  name: order.name,
  last_name,
  address: order.address,
  city: order.city,
  postalcode: order.postalcode,
  mobile: order.mobile,
  email: order.email,
});
