import { createHash } from 'node:crypto';
import { and, count, countDistinct, eq, ne, type SQL, sql } from 'drizzle-orm';
import { getNetwork } from 'server/network';
import { loadMailRecipient } from '../../people/records/mail-recipient.ts';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/db.ts';
import { tooManyRequests } from '../../http/http-error.ts';
import { loadDayCapacities } from './day-capacity.ts';
import { bookings } from './tables.ts';
import type { BookingHold } from './book-slot.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';

/** Largest number of orders with unconfirmed bookings per mail recipient. */
const MAX_ORDERS_PER_RECIPIENT = 2;

/**
 * Largest number of orders with unconfirmed bookings per IP address. An unconfirmed booking expires
 * after 24 hours. The limit thus permits ten orders a day whose bookings nobody confirms.
 */
const MAX_ORDERS_PER_ADDRESS = 10;

/** Largest share of a day's capacity that unconfirmed bookings from one IP address may take. */
const MAX_SHARE_OF_DAY = 0.5;

type RateLimitScale = Pick<Config, 'rateLimitScale'>;

interface BookingRequest {
  orderid: number;
  userid: number;
  ip: string;
  slots: readonly BookingSlot[];
}

/**
 * Returns the hashes of an order's mail recipient and IP address. Locks the recipient and the IP
 * address, so that concurrent orders are counted one after another. Throws 429 if the recipient or
 * the IP address has too many unconfirmed bookings.
 */
export async function limitUnconfirmedBookings(
  tx: Tx,
  scale: RateLimitScale,
  { orderid, userid, ip, slots }: BookingRequest,
): Promise<NonNullable<BookingHold>> {
  const recipient = hashText(JSON.stringify(await loadMailRecipient(tx, userid)));
  const address = hashText(getNetwork(ip));
  await lockName(tx, `recipient ${recipient}`);
  await lockName(tx, `address ${address}`);
  for (const [condition, max, message] of [
    [eq(bookings.recipient, recipient), MAX_ORDERS_PER_RECIPIENT, RECIPIENT_LIMIT_MESSAGE],
    [eq(bookings.address, address), MAX_ORDERS_PER_ADDRESS, ADDRESS_LIMIT_MESSAGE],
  ] as const) {
    const { orderCount, waitSeconds } = await countUnconfirmed(tx, condition);
    if (orderCount >= max * scale.rateLimitScale) throw tooManyRequests(waitSeconds, message);
  }
  for (const slot of slots) await limitShareOfDay(tx, scale, address, orderid, slot);
  return { recipient, address };
}

/**
 * Limits the share of a day's capacity that unconfirmed bookings from one IP address take. One
 * booking is always allowed. `address` is the hash of the IP address, as in the table `bookings`.
 * Throws 429 above the limit.
 */
export async function limitShareOfDay(
  tx: Tx,
  { rateLimitScale }: RateLimitScale,
  address: string,
  orderid: number,
  { trade, day }: BookingSlot,
): Promise<void> {
  await lockName(tx, `address ${address}`);
  const { bookingCount, waitSeconds } = await countUnconfirmed(
    tx,
    and(
      eq(bookings.address, address),
      eq(bookings.trade, trade),
      eq(bookings.day, day),
      ne(bookings.orderid, orderid),
    ),
  );
  const [dayCapacities] = await loadDayCapacities(tx, trade, day, day);
  const dayCapacity =
    dayCapacities === undefined
      ? 0
      : dayCapacities.morning.capacity + dayCapacities.afternoon.capacity;
  const max = Math.max(1, Math.floor(dayCapacity * MAX_SHARE_OF_DAY * rateLimitScale));
  if (bookingCount >= max) throw tooManyRequests(waitSeconds, DAY_SHARE_MESSAGE);
}

async function countUnconfirmed(tx: Tx, condition: SQL | undefined) {
  const [counts] = await tx
    .select({
      orderCount: countDistinct(bookings.orderid),
      bookingCount: count(),
      waitSeconds: sql<number>`greatest(1, ceil(extract(epoch from min(${bookings.heldUntil}) - now())))::int`,
    })
    .from(bookings)
    .where(condition);
  return counts ?? { orderCount: 0, bookingCount: 0, waitSeconds: 0 };
}

async function lockName(tx: Tx, name: string): Promise<void> {
  const key = `calendar ${name}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

const RECIPIENT_LIMIT_MESSAGE =
  'Two earlier orders hold days that are not confirmed yet. Please open the link in their e-mails, or leave the day open.';

const ADDRESS_LIMIT_MESSAGE =
  'Ten orders from your network hold days that are not confirmed yet. You can leave the day open, and we agree it with you.';

const DAY_SHARE_MESSAGE =
  'Orders from your network that are not confirmed yet hold half of this day. You can choose another day, or leave it open.';

const hashText = (text: string) => createHash('sha256').update(text).digest('base64url');
