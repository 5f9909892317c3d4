import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { conflict } from '../http/http-error.ts';
import { savedBaskets } from './tables.ts';

/** Returns the version of the user's saved basket, or 0 if the user has never saved a basket. */
export async function readVersion(tx: Tx, userid: number): Promise<number> {
  const [savedBasket] = await tx
    .select({ version: savedBaskets.version })
    .from(savedBaskets)
    .where(eq(savedBaskets.userid, userid));
  return savedBasket?.version ?? 0;
}

/** Raises the version of the user's saved basket. */
export async function incrementVersion(tx: Tx, userid: number): Promise<void> {
  await tx
    .insert(savedBaskets)
    .values({ userid, version: 1 })
    .onConflictDoUpdate({
      target: savedBaskets.userid,
      set: { version: sql`${savedBaskets.version} + 1` },
    });
}

/** Raises `version` by one. Throws 409 if the saved basket has another version now. */
export async function advanceVersion(tx: Tx, userid: number, version: number): Promise<void> {
  await tx.insert(savedBaskets).values({ userid, version: 0 }).onConflictDoNothing();
  const updatedRows = await tx
    .update(savedBaskets)
    .set({ version: version + 1 })
    .where(and(eq(savedBaskets.userid, userid), eq(savedBaskets.version, version)))
    .returning({ version: savedBaskets.version });
  if (updatedRows.length === 0)
    throw conflict('Your basket was changed on another device.', 'stale_basket');
}
