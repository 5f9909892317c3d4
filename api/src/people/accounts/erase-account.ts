import { crewEvents, jobPhotos } from '../../work/crew/tables.ts';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { FREE_LINE_PRODUCT_ID } from 'contract/orders/free-line';
import { knownIps, sessions, users } from '../records/tables.ts';
import { savedBaskets, savedLines } from '../../basket/tables.ts';
import { customers } from '../customers/tables.ts';
import { deleteDraftsWithEmails } from '../../compose/records/drafts.ts';
import type { Db, Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { mails } from '../../mail/queue/tables.ts';
import { listStatesWith } from '../../orders/state/order-states.ts';
import { deleteMailedLinks } from '../../calendar/bookings/delete-mailed-links.ts';
import { orderEdits } from '../../orders/records/edits/tables.ts';
import {
  orderAddons,
  orderHistory,
  orderLines,
  orderNotes,
  orders,
} from '../../orders/records/tables.ts';
import { orderProgress } from '../../orders/steps/tables.ts';
import { paymentRequests, recordedPayments, refunds } from '../../payments/records/tables.ts';
import { jobs } from '../../work/records/tables.ts';
import { eraseGarments } from '../../garments/records/erase-garments.ts';
import { eraseQuotes } from '../../quotes/records/erase-quotes.ts';
import { quotes } from '../../quotes/records/tables.ts';
import { eraseReviews } from '../../reviews/records/erase-reviews.ts';
import { redactAudit } from '../../audit/records/redact-audit.ts';
import { addresses } from '../addresses/tables.ts';
import { mailedLinks } from './tables.ts';

/**
 * Values that replace the personal data of an order. The other columns stay, because the law
 * requires them for the bookkeeping. `api/test/people/accounts/erase.test.ts` fails for a column of
 * `orders` that neither this object nor the test lists.
 */
export const anonymousOrderFields = {
  name: '',
  lastName: '',
  address: '',
  mobile: '',
  city: '',
  postalcode: '',
  email: '',
  note: '',
  discountReason: '',
  schedule: null,
  hold: null,
  eventDate: null,
  lateFrom: null,
  fingerprint: '',
  idempotencyKey: null,
} satisfies Partial<typeof orders.$inferInsert>;

/**
 * Erases an account. Deletes the user's saved data and sessions, and removes personal data from the
 * user's orders. Throws 409 while an order of the user is open.
 */
export async function eraseAccount(
  db: Db,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwnOrder = eq(orders.userid, id);
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    const openOrderNumbers = await listOpenOrderNumbers(tx, isOwnOrder);
    if (openOrderNumbers.length > 0)
      throw conflict(
        `Your account cannot be erased while an order is open: ${openOrderNumbers.join(', ')}. Once it is completed or cancelled, it can.`,
        'open_orders',
      );
    await deleteAccountMails(tx, email);
    await deleteDraftsWithEmails(tx, [email]);
    await eraseOrders(tx, isOwnOrder);
    await eraseUser(tx, id);
    await enqueueMail(tx, { job: { kind: 'account-erased', to: email } });
  });
}

/** Returns the order numbers of the open orders that match `condition`. */
export async function listOpenOrderNumbers(tx: Tx, condition: SQL | undefined): Promise<string[]> {
  const openOrders = await tx
    .select({ orderno: orders.orderno })
    .from(orders)
    .where(and(condition, inArray(orders.state, listStatesWith('open'))))
    .orderBy(orders.id);
  return openOrders.map(({ orderno }) => orderno);
}

/**
 * Deletes the saved data of a user. Also deletes the user. If orders refer to the user, makes the
 * user anonymous instead.
 */
export async function eraseUser(tx: Tx, id: number): Promise<void> {
  for (const table of [addresses, customers, knownIps, savedLines])
    await tx.delete(table).where(eq(table.userid, id));
  for (const table of [savedBaskets, mailedLinks, sessions])
    await tx.delete(table).where(eq(table.userid, id));
  await deleteOrAnonymiseUser(tx, id);
}

/**
 * Removes personal data from the orders that match `condition`, and from the audit log's entries
 * about these orders. Returns the order numbers.
 */
export async function eraseOrders(tx: Tx, condition: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id, orderno: orders.orderno })
    .from(orders)
    .where(condition)
    .orderBy(orders.id);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.update(orders).set(anonymousOrderFields).where(inArray(orders.id, ids));
  await eraseOrderTexts(tx, ids);
  await eraseQuotes(tx, inArray(quotes.orderid, ids));
  await eraseReviews(tx, ids);
  await eraseGarments(tx, ids);
  const orderNumbers = rows.map(({ orderno }) => orderno);
  await redactAudit(tx, 'order', orderNumbers);
  return orderNumbers;
}

/** A table with texts about orders, and the values that replace its texts. */
interface OrderTexts {
  table: PgTable & { orderid: PgColumn };
  erased: Record<string, SQL | string>;
}

/**
 * Texts about an order that a shopper or staff typed, so that they can contain a name.
 * `api/test/people/accounts/erased-texts.test.ts` fails for a text column that is listed nowhere.
 */
export const orderTexts: readonly OrderTexts[] = [
  { table: orderHistory, erased: { reason: '' } },
  { table: orderProgress, erased: { reason: '' } },
  { table: refunds, erased: { reason: '' } },
  { table: jobs, erased: { reason: '', note: '' } },
  { table: recordedPayments, erased: { note: '' } },
  { table: paymentRequests, erased: { text: '' } },
  {
    table: orderEdits,
    // Staff wrote the texts of lines without a product.
    erased: {
      before: sql`${orderEdits.before} || '{"lines":[]}'::jsonb`,
      after: sql`${orderEdits.after} || '{"lines":[]}'::jsonb`,
    },
  },
  { table: orderAddons, erased: { personalisation: '' } },
  {
    table: orderLines,
    // Staff wrote the text of a line without a product. Its service names the line afterwards. The
    // pattern `[^"]*` finds the whole personalisation, because a personalisation contains no
    // characters that JSON escapes.
    erased: {
      name: sql`case when ${orderLines.productid} = ${FREE_LINE_PRODUCT_ID} then coalesce(${orderLines.serviceName}, '') else ${orderLines.name} end`,
      packages: sql`regexp_replace(${orderLines.packages}, '"personalisation":"[^"]*"', '"personalisation":""', 'g')`,
    },
  },
];

/**
 * Removes the typed texts of orders. Deletes the mailed links to the orders, and the notes that
 * staff wrote about the orders. Mail servers repeat the address in their refusals.
 */
async function eraseOrderTexts(tx: Tx, orderIds: number[]): Promise<void> {
  await deleteMailedLinks(tx, orderIds);
  for (const table of [orderNotes, crewEvents, jobPhotos])
    await tx.delete(table).where(inArray(table.orderid, orderIds));
  for (const { table, erased } of orderTexts)
    await tx.update(table).set(erased).where(inArray(table.orderid, orderIds));
  await tx
    .update(mails)
    .set({ lastError: null })
    .where(inArray(sql`(${mails.job} ->> 'orderid')::int`, orderIds));
}

/**
 * Deletes queued and sent mails that contain the account's address. Mails with a unique name
 * (`once`) stay, because such mails contain no customer's address.
 */
async function deleteAccountMails(tx: Tx, email: string): Promise<void> {
  const hasEmailInField = (field: string) => sql`lower(${mails.job}->>${field}) = lower(${email})`;
  await tx
    .delete(mails)
    .where(and(sql`${mails.once} is null`, or(hasEmailInField('to'), hasEmailInField('email'))));
}

/**
 * Deletes a user without orders. Makes a user with orders anonymous, because the orders refer to
 * the user.
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
