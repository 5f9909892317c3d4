import { createHash } from 'node:crypto';
import { countDistinct, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { networkOf } from 'server/network';
import { mailRecipientOf } from '../auth/mail-recipient.ts';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import { tooMany } from '../http/http-error.ts';
import { bookings } from './tables.ts';
import type { Hold } from './take-place.ts';

/** Orders with dates that nobody has confirmed, for one recipient and from one address (decision 47). */
const MOST_UNCONFIRMED = 2;

/**
 * By whom and from where an order's dates are held until they are confirmed. Orders of the same recipient or
 * address wait for each other here. Throws 429 where two hold dates already.
 */
export async function limitUnconfirmed(
  tx: Tx,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
  userid: number,
  ip: string,
): Promise<NonNullable<Hold>> {
  const recipient = hashOf(JSON.stringify(await mailRecipientOf(tx, userid)));
  const address = hashOf(networkOf(ip));
  for (const whose of [`recipient ${recipient}`, `address ${address}`]) {
    const key = `calendar ${whose}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
  const most = MOST_UNCONFIRMED * rateLimitScale;
  for (const [column, whose] of [
    [bookings.recipient, recipient],
    [bookings.address, address],
  ] as const) {
    const { orders, wait } = await unconfirmed(tx, column, whose);
    if (orders >= most) throw tooMany(wait, TOO_MANY);
  }
  return { recipient, address };
}

async function unconfirmed(tx: Tx, column: PgColumn, whose: string) {
  const [found] = await tx
    .select({
      orders: countDistinct(bookings.orderid),
      wait: sql<number>`greatest(1, ceil(extract(epoch from min(${bookings.heldUntil}) - now())))::int`,
    })
    .from(bookings)
    .where(eq(column, whose));
  return found ?? { orders: 0, wait: 0 };
}

const TOO_MANY =
  'Two earlier orders from here hold days that are not confirmed yet. Please open the link in their e-mails, or leave the day open.';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
