import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { loadBookings } from '../../../calendar/bookings/read-bookings.ts';
import { deleteMailedLinks } from '../../../calendar/bookings/delete-mailed-links.ts';
import type { Tx } from '../../../db/db.ts';
import { isUnclaimed } from '../../../mail/queue/due-mails.ts';
import { enqueueMail, type NewMail } from '../../../mail/queue/queue.ts';
import { mails } from '../../../mail/queue/tables.ts';
import type { OrderRow } from '../../records/tables.ts';
import type { Effect } from '../order-event.ts';
import { OrderFacts } from '../order-facts.ts';
import { isMailOf } from './resend-mail.ts';

/** Invalidates the links in an order's emails, also those that confirm its days. */
export const endLinks: Effect<'endLinks' | 'renewLink'> = ({ tx, order }) =>
  deleteMailedLinks(tx, [order.id]);

/** Mails a new link to an order. */
export const mailLink: Effect<'renewLink'> = ({ tx, order }) =>
  enqueueMail(tx, createLinkMail(order.id));

/** Returns the reason why an order has no links, or ''. The owner of an account signs in instead. */
export async function findLinkRefusal(facts: OrderFacts): Promise<string> {
  if (facts.order.email === '') return ERASURE_REFUSAL;
  return (await facts.loadOwnerRole()) === 'guest'
    ? ''
    : 'This order belongs to an account: its customer signs in to see it.';
}

export const ERASURE_REFUSAL = "The customer's data was erased.";

/** The email has no `once` name, so every queued email is sent. */
const createLinkMail = (orderid: number): NewMail => ({ job: { kind: 'order-link', orderid } });

/**
 * Invalidates the links in the emails of an order whose e-mail address was changed, because a
 * stranger may have them. Mails new ones to the new address. The owner of an account gets a mail
 * only if a day waits to be confirmed, because they sign in to see the order.
 */
export async function replaceMailedSecrets(tx: Tx, order: OrderRow): Promise<void> {
  await deleteMailedLinks(tx, [order.id]);
  const bookings = await loadBookings(tx, order.id);
  const isDayHeld = bookings.some(({ heldUntil }) => heldUntil !== null);
  if (isDayHeld || (await findLinkRefusal(new OrderFacts(tx, order))) === '')
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
