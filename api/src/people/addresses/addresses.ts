import { and, asc, eq } from 'drizzle-orm';
import { users } from '../records/tables.ts';
import { normalisePhone } from '../customers/normalise-phone.ts';
import type { Db, Tx } from '../../db/db.ts';
import { conflict, notFound } from '../../http/http-error.ts';
import { addresses } from './tables.ts';

export type AddressFields = Omit<typeof addresses.$inferInsert, 'id' | 'userid' | 'createdAt'>;

/** Largest number of saved addresses per account. */
export const MAX_ADDRESSES = 20;

export function listAddresses(tx: Tx, userid: number) {
  return tx.select().from(addresses).where(eq(addresses.userid, userid)).orderBy(asc(addresses.id));
}

/**
 * Adds an address, or changes the address with this id. Returns the id of the saved address. If the
 * user has an equal address already, adds none and returns the id of that address. Throws 404 for
 * an unknown id, and 409 for too many addresses.
 */
export async function saveAddress(
  db: Db,
  userid: number,
  id: number | undefined,
  fields: AddressFields,
): Promise<number> {
  if (id !== undefined) return changeAddress(db, userid, id, fields);
  return db.transaction(async (tx) => {
    // Locks the user, so that concurrent requests of the user cannot exceed `MAX_ADDRESSES`.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userid)).for('update');
    const savedAddresses = await listAddresses(tx, userid);
    const equalAddress = savedAddresses.find((address) => isSameAddress(address, fields));
    if (equalAddress !== undefined) return equalAddress.id;
    if (savedAddresses.length >= MAX_ADDRESSES) throw createTooManyAddressesError();
    const [addedAddress] = await tx
      .insert(addresses)
      .values({ ...fields, userid })
      .returning({ id: addresses.id });
    if (addedAddress === undefined) throw new Error('The added address is missing.');
    return addedAddress.id;
  });
}

/**
 * Returns whether two addresses are equal. Two notations of the same phone number count as equal.
 */
const isSameAddress = (left: AddressFields, right: AddressFields) =>
  normalisePhone(left.mobile) === normalisePhone(right.mobile) &&
  (['name', 'lastName', 'address', 'city', 'postalcode'] as const).every(
    (field) => left[field] === right[field],
  );

async function changeAddress(db: Db, userid: number, id: number, fields: AddressFields) {
  const [changedAddress] = await db
    .update(addresses)
    .set(fields)
    .where(isOwnAddress(userid, id))
    .returning({ id: addresses.id });
  if (changedAddress === undefined) throw notFound('This address is not kept any more.');
  return changedAddress.id;
}

/** Deletes an address of the user. A missing address is no error. */
export async function removeAddress(db: Db, userid: number, id: number): Promise<void> {
  await db.delete(addresses).where(isOwnAddress(userid, id));
}

const isOwnAddress = (userid: number, id: number) =>
  and(eq(addresses.userid, userid), eq(addresses.id, id));

const createTooManyAddressesError = () =>
  conflict(`An account keeps ${MAX_ADDRESSES} addresses. Please remove one first.`, 'too_many');
