import { and, asc, eq } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import { phoneKey } from '../customers/phone-key.ts';
import type { Db, Tx } from '../db/db.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { addresses } from './tables.ts';

export type AddressParts = Omit<typeof addresses.$inferInsert, 'id' | 'userid' | 'createdAt'>;

/** Largest number of saved addresses of an account. */
export const MOST_ADDRESSES = 20;

export function listAddresses(tx: Tx, userid: number) {
  return tx.select().from(addresses).where(eq(addresses.userid, userid)).orderBy(asc(addresses.id));
}

/**
 * Adds an address, or changes the address with this id. Returns its id. If an equal address exists,
 * returns that one's id. Throws 404 for an unknown id, and 409 for too many addresses.
 */
export async function keepAddress(
  db: Db,
  userid: number,
  id: number | undefined,
  parts: AddressParts,
): Promise<number> {
  if (id !== undefined) return changeAddress(db, userid, id, parts);
  return db.transaction(async (tx) => {
    // Locks the user, so that two concurrent requests cannot both add the last permitted address.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userid)).for('update');
    const saved = await listAddresses(tx, userid);
    const known = saved.find((address) => isSame(address, parts));
    if (known !== undefined) return known.id;
    if (saved.length >= MOST_ADDRESSES) throw tooManyAddresses();
    const [added] = await tx
      .insert(addresses)
      .values({ ...parts, userid })
      .returning({ id: addresses.id });
    if (added === undefined) throw new Error('The added address is missing.');
    return added.id;
  });
}

/** Compares two addresses. Two notations of the same phone number are equal. */
const isSame = (one: AddressParts, other: AddressParts) =>
  phoneKey(one.mobile) === phoneKey(other.mobile) &&
  (['name', 'lastName', 'address', 'city', 'postalcode'] as const).every(
    (part) => one[part] === other[part],
  );

async function changeAddress(db: Db, userid: number, id: number, parts: AddressParts) {
  const [changed] = await db
    .update(addresses)
    .set(parts)
    .where(own(userid, id))
    .returning({ id: addresses.id });
  if (changed === undefined) throw notFound('This address is not kept any more.');
  return changed.id;
}

/** Deletes an address of the user. A missing address is no error. */
export async function removeAddress(db: Db, userid: number, id: number): Promise<void> {
  await db.delete(addresses).where(own(userid, id));
}

const own = (userid: number, id: number) => and(eq(addresses.userid, userid), eq(addresses.id, id));

const tooManyAddresses = () =>
  conflict(`An account keeps ${MOST_ADDRESSES} addresses. Please remove one first.`, 'too_many');
