import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { knownAddresses, sessions, users } from '../auth/tables.ts';
import { savedBaskets, savedLines } from '../basket/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Db, Tx } from '../db/db.ts';
import { conflict } from '../http/http-error.ts';
import { enqueueMail } from '../mail/queue.ts';
import { mails } from '../mail/tables.ts';
import { statesThatAre } from '../orders/state/order-states.ts';
import { orderLinks } from '../orders/link/tables.ts';
import {
  orderAddons,
  orderHistory,
  orderLines,
  orderNotes,
  orders,
} from '../orders/records/tables.ts';
import { accountLinks, addresses } from './tables.ts';

/**
 * Values that replace the personal data of an order. The other columns stay, because the law
 * requires them for the accounts. A test fails for a new column until it is listed here or in the
 * test.
 */
export const anonymousOrderFields = {
  ...{ name: '', lastName: '', address: '', mobile: '', city: '', postalcode: '', email: '' },
  ...{ note: '', schedule: null, fingerprint: '', idempotencyKey: null },
} satisfies Partial<typeof orders.$inferInsert>;

/**
 * Erases an account. Deletes its saved data and sessions, and removes personal data from its
 * orders. Throws 409 while an order is open.
 */
export async function eraseAccount(
  db: Db,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    await requireNoOpenOrders(tx, id);
    for (const table of [addresses, customers, knownAddresses, savedLines])
      await tx.delete(table).where(eq(table.userid, id));
    for (const table of [savedBaskets, accountLinks, sessions])
      await tx.delete(table).where(eq(table.userid, id));
    await deleteAccountMails(tx, email);
    await tx.update(orders).set(anonymousOrderFields).where(eq(orders.userid, id));
    await eraseOrderTexts(tx, id);
    await deleteOrAnonymiseUser(tx, id);
    await enqueueMail(tx, { job: { kind: 'account-erased', to: email } });
  });
}

async function requireNoOpenOrders(tx: Tx, userid: number): Promise<void> {
  const openOrders = await tx
    .select({ orderno: orders.orderno })
    .from(orders)
    .where(and(eq(orders.userid, userid), inArray(orders.state, statesThatAre('open'))))
    .orderBy(orders.id);
  const [firstOpenOrder] = openOrders;
  if (firstOpenOrder === undefined) return;
  const orderNumbers = openOrders.map(({ orderno }) => orderno).join(', ');
  throw conflict(
    `Your account cannot be erased while an order is open: ${orderNumbers}. Once it is completed or cancelled, it can.`,
    'open_orders',
  );
}

/**
 * Empties personalisations and reasons of staff in the user's orders. Deletes the mailed links and
 * the notes of staff.
 */
async function eraseOrderTexts(tx: Tx, userid: number): Promise<void> {
  const ownOrderIds = tx.select({ id: orders.id }).from(orders).where(eq(orders.userid, userid));
  await tx.delete(orderLinks).where(inArray(orderLinks.orderid, ownOrderIds));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderid, ownOrderIds));
  await tx
    .update(orderHistory)
    .set({ reason: '' })
    .where(inArray(orderHistory.orderid, ownOrderIds));
  await tx
    .update(orderAddons)
    .set({ personalisation: '' })
    .where(inArray(orderAddons.orderid, ownOrderIds));
  // The pattern works because a personalisation contains no characters that JSON escapes.
  const packages = sql`regexp_replace(${orderLines.packages}, '"personalisation":"[^"]*"', '"personalisation":""', 'g')`;
  await tx.update(orderLines).set({ packages }).where(inArray(orderLines.orderid, ownOrderIds));
}

/** Deletes queued and sent mails about the account that contain its address. */
async function deleteAccountMails(tx: Tx, email: string): Promise<void> {
  const hasEmailInField = (field: string) => sql`lower(${mails.job}->>${field}) = lower(${email})`;
  await tx
    .delete(mails)
    .where(and(sql`${mails.once} is null`, or(hasEmailInField('to'), hasEmailInField('email'))));
}

/**
 * Deletes a user without orders. Makes a user with orders anonymous, because orders refer to it.
 */
async function deleteOrAnonymiseUser(tx: Tx, id: number): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userid, id))
    .limit(1);
  if (order === undefined) await tx.delete(users).where(eq(users.id, id));
  else {
    const anonymousUser = {
      role: 'guest',
      name: '',
      mobile: '',
      email: '',
      passwordHash: null,
    } as const;
    await tx.update(users).set(anonymousUser).where(eq(users.id, id));
  }
}
