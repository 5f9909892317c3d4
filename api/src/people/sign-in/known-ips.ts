import { createHash } from 'node:crypto';
import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/db.ts';
import { getNetwork } from 'server/network';
import { knownIps } from '../records/tables.ts';

/** Days for which an IP address stays known after a sign-in. */
export const KNOWN_IP_DAYS = 90;

/**
 * Largest number of known IP addresses of a user. A further address replaces the address that the
 * user has not used for the longest time.
 */
const MAX_KNOWN_IPS = 10;

const earliestSeenAt = sql`now() - make_interval(days => ${KNOWN_IP_DAYS})`;

/**
 * Resolves to whether the user has signed in from this IP address in the last 90 days. All IPv6
 * addresses of one network count as one address.
 */
export async function isKnownIp(db: Db, userid: number, ip: string): Promise<boolean> {
  const { addressHash, seenAt } = knownIps;
  const isSeenRecently = and(
    eq(knownIps.userid, userid),
    eq(addressHash, hashIp(userid, ip)),
    gt(seenAt, earliestSeenAt),
  );
  return (await db.select({ seenAt }).from(knownIps).where(isSeenRecently)).length > 0;
}

export async function saveKnownIp(tx: Tx, userid: number, ip: string): Promise<void> {
  const { addressHash, seenAt } = knownIps;
  await tx
    .insert(knownIps)
    .values({ userid, addressHash: hashIp(userid, ip) })
    .onConflictDoUpdate({
      target: [knownIps.userid, addressHash],
      set: { seenAt: sql`now()` },
    });
  const isOwnAddress = eq(knownIps.userid, userid);
  const newestAddresses = tx
    .select({ addressHash })
    .from(knownIps)
    .where(isOwnAddress)
    .orderBy(desc(seenAt))
    .limit(MAX_KNOWN_IPS);
  await tx.delete(knownIps).where(and(isOwnAddress, notInArray(addressHash, newestAddresses)));
}

/** Deletes all known IP addresses of a user, for example when the password changes. */
export async function deleteKnownIps(tx: Tx, userid: number): Promise<void> {
  await tx.delete(knownIps).where(eq(knownIps.userid, userid));
}

/**
 * Hashes the IP address together with the user's id, so that equal IP addresses of two users have
 * different hashes. Of an IPv6 address, hashes only the network.
 */
function hashIp(userid: number, ip: string): string {
  return createHash('sha256')
    .update(`${userid}\n${getNetwork(ip)}`)
    .digest('base64url');
}
