import type { contactFields } from 'contract/orders/typed-contact';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { isEmailAddress } from '../../contact/is-email-address.ts';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { addUser } from '../records/accounts.ts';
import { users } from '../records/tables.ts';
import { addCustomer, type Customer, findCustomer } from './repository.ts';

/** Contact details of an order, as a person typed them. */
export type Contact = {
  [Name in keyof typeof contactFields]: v.InferOutput<(typeof contactFields)[Name]>;
};

/**
 * Returns the customer of a new order. Without `userid`, adds a guest as the checkout does, also if
 * an account has the typed e-mail: nobody gets an order into an account that nobody chose. With
 * `userid`, adds the details to this account. Throws 400 for an e-mail that is none or that is not
 * the account's, and 404 if there is no such account of a customer.
 */
export async function findOrCreateCustomer(
  tx: Tx,
  contact: Contact,
  userid?: number,
): Promise<Customer> {
  const email = contact.email.trim();
  if (!isEmailAddress(email))
    throw invalidField('contact.email', 'E-mail: please enter the whole address.');
  const ownerId = userid === undefined ? await addGuest(tx, email) : userid;
  if (userid !== undefined) await checkAccount(tx, userid, email);
  const { name, last_name: lastName, address, mobile, city, postalcode } = contact;
  const details = { name, lastName, address, mobile, city, postalcode };
  const present = await findCustomer(tx, ownerId);
  if (present !== null && hasSameDetails(present, details)) return present;
  const customer = await findCustomer(
    tx,
    ownerId,
    await addCustomer(tx, { ...details, userid: ownerId }),
  );
  if (customer === null) throw new Error('The details of the customer were not stored.');
  return customer;
}

async function addGuest(tx: Tx, email: string): Promise<number> {
  const guest = await addUser(tx, { role: 'guest', email });
  if (guest === null) throw new Error('The guest was not stored.');
  return guest.id;
}

async function checkAccount(tx: Tx, userid: number, email: string): Promise<void> {
  const [account] = await tx
    .select({ role: users.role, email: users.email })
    .from(users)
    .where(eq(users.id, userid));
  if (account?.role !== 'customer') throw notFound('There is no such account.');
  if (account.email.toLowerCase() !== email.toLowerCase())
    throw invalidField(
      'contact.email',
      `E-mail: the chosen account has the address ${account.email}. Please use it, or order without the account.`,
      'other_account',
    );
}

type Details = Pick<Customer, 'name' | 'lastName' | 'address' | 'mobile' | 'city' | 'postalcode'>;

const hasSameDetails = (present: Details, details: Details): boolean =>
  Object.entries(details).every(([field, value]) => present[field as keyof Details] === value);
