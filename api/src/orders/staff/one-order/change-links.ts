import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../../auth/sessions.ts';
import { users } from '../../../auth/tables.ts';
import { loadBookings } from '../../../calendar/bookings/read-bookings.ts';
import type { Tx } from '../../../db/db.ts';
import { conflict } from '../../../http/http-error.ts';
import { isUnclaimed } from '../../../mail/due-mails.ts';
import { enqueueMail } from '../../../mail/queue.ts';
import { mails } from '../../../mail/tables.ts';
import { writeAudit } from '../../../staff/audit/write-audit.ts';
import { deleteMailedLinks } from '../../../calendar/bookings/delete-mailed-links.ts';
import type { OrderRow } from '../../records/tables.ts';
import { createLinkMail } from '../emails/link-email.ts';
import { isMailOf } from './resend-mail.ts';

/** Invalidates the links in an order's emails, also those that confirm its days. */
export async function endLinks(
  tx: Tx,
  order: OrderRow,
  reason: string,
  user: CurrentUser,
): Promise<void> {
  await deleteMailedLinks(tx, [order.id]);
  await writeAudit(tx, user, {
    action: 'order.linksEnded',
    subject: { kind: 'order', id: order.orderno },
    reason,
  });
}

/**
 * Invalidates the links in an order's emails and mails a new link. Throws 409 if the order belongs
 * to an account, whose owner signs in instead.
 */
export async function renewLink(
  tx: Tx,
  order: OrderRow,
  reason: string,
  user: CurrentUser,
): Promise<void> {
  const refusal = await findLinkRefusal(tx, order);
  if (refusal !== '') throw conflict(refusal, 'no_link');
  await deleteMailedLinks(tx, [order.id]);
  await enqueueMail(tx, createLinkMail(order.id));
  await writeAudit(tx, user, {
    action: 'order.linkRenewed',
    subject: { kind: 'order', id: order.orderno },
    reason,
  });
}

/**
 * Invalidates the links in the emails of an order whose e-mail address was changed, because a
 * stranger may have them. Mails new ones to the new address. The owner of an account gets a mail
 * only if a day waits to be confirmed, because they sign in to see the order.
 */
export async function replaceMailedSecrets(tx: Tx, order: OrderRow): Promise<void> {
  await deleteMailedLinks(tx, [order.id]);
  const bookings = await loadBookings(tx, order.id);
  const isDayHeld = bookings.some(({ heldUntil }) => heldUntil !== null);
  if (isDayHeld || (await findLinkRefusal(tx, order)) === '')
    await enqueueMail(tx, createLinkMail(order.id));
}

/** Makes the mails to the customer due that could not be sent to the order's former address. */
export async function retryFailedMails(tx: Tx, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  const isToCustomer = sql`${mails.job} ->> 'kind' not like '%-copy'`;
  await tx
    .update(mails)
    .set({ attempts: 0, dueAt: sql`now()`, lastError: null })
    .where(
      and(
        isMailOf(id),
        isToCustomer,
        isNull(mails.sentAt),
        isNotNull(mails.lastError),
        isUnclaimed,
      ),
    );
}

/** Returns the reason why an order has no links, or ''. */
export async function findLinkRefusal(
  tx: Tx,
  { userid, email }: Pick<OrderRow, 'userid' | 'email'>,
): Promise<string> {
  if (email === '') return "The customer's data was erased.";
  const [owner] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userid));
  return owner?.role === 'guest'
    ? ''
    : 'This order belongs to an account: its customer signs in to see it.';
}
