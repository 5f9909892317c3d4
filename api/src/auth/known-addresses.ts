import { createHash } from 'node:crypto';
import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { networkOf } from 'server/network';
import { knownAddresses } from './tables.ts';

/** Days for which an IP address stays known after a sign-in. */
export const KNOWN_DAYS = 90;

/** Largest number of known IP addresses of a user. The oldest ones are deleted. */
const MOST_KNOWN = 10;

const firstDay = sql`now() - make_interval(days => ${KNOWN_DAYS})`;

/** Resolves to whether the user has signed in from this IP address in the last 90 days. */
export async function isKnownAddress(db: Db, userid: number, address: string): Promise<boolean> {
  const { addressHash, seenAt } = knownAddresses;
  const here = and(
    eq(knownAddresses.userid, userid),
    eq(addressHash, hashOf(userid, address)),
    gt(seenAt, firstDay),
  );
  return (await db.select({ seenAt }).from(knownAddresses).where(here)).length > 0;
}

/** Records a sign-in from this IP address. */
export async function rememberAddress(tx: Tx, userid: number, address: string): Promise<void> {
  const { addressHash, seenAt } = knownAddresses;
  await tx
    .insert(knownAddresses)
    .values({ userid, addressHash: hashOf(userid, address) })
    .onConflictDoUpdate({
      target: [knownAddresses.userid, addressHash],
      set: { seenAt: sql`now()` },
    });
  const own = eq(knownAddresses.userid, userid);
  const last = tx
    .select({ addressHash })
    .from(knownAddresses)
    .where(own)
    .orderBy(desc(seenAt))
    .limit(MOST_KNOWN);
  await tx.delete(knownAddresses).where(and(own, notInArray(addressHash, last)));
}

/** Deletes all known IP addresses of a user, for example when the password changes. */
export async function forgetAddresses(tx: Tx, userid: number): Promise<void> {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userid, userid));
}

/**
 * Hashes the IP address together with the user. Equal addresses of two users then have different
 * hashes.
 */
function hashOf(userid: number, address: string): string {
  return createHash('sha256')
    .update(`${userid}\n${networkOf(address)}`)
    .digest('base64url');
}
