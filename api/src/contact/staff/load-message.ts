import { asc, eq, sql } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import { queryRows, type Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { MAX_ATTEMPTS } from '../../mail/queue/due-mails.ts';
import { mails } from '../../mail/queue/tables.ts';
import { isOrderOfMailbox, listOrderSummaries } from '../../orders/records/orders-of-mailbox.ts';
import { isEmailAddress } from '../is-email-address.ts';
import { REPLY_MAIL_KIND } from '../reply-email.ts';
import { contactMessages, messageReplies } from '../tables.ts';
import { staffNameSql } from './colleagues.ts';
import { findCustomerPath, isMailbox } from './customer-path.ts';
import { toApiOutline } from './list-inbox.ts';

/** Largest number of orders of the sender in the response. The page about the person lists more. */
const MAX_ORDERS = 10;

export type MessageRow = typeof contactMessages.$inferSelect;

type Delivery = '' | 'waiting' | 'sent' | 'failed';

/** Returns a message with its thread and the sender's orders. Throws 404 for an unknown id. */
export async function loadStaffMessage(tx: Tx, id: number) {
  const [row] = await tx
    .select({ message: contactMessages, assigneeName: staffNameSql })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assigneeid))
    .where(eq(contactMessages.id, id));
  if (row === undefined) throw notFound('This message is not kept any more.');
  const { message, assigneeName } = row;
  const mailbox = message.mailbox ?? '';
  const orders = isMailbox(mailbox)
    ? await listOrderSummaries(tx, isOrderOfMailbox(mailbox), MAX_ORDERS)
    : [];
  return {
    ...toApiOutline({ ...message, assigneeName }),
    email: message.email,
    phone: message.phone,
    message: message.message,
    canreply: isEmailAddress(message.email),
    replies: await loadReplies(tx, id),
    orders: orders.map(({ isopen: _isOpen, ...order }) => order),
    customer: (await findCustomerPath(tx, mailbox)) ?? '',
    quoteno: await findQuoteNumber(tx, id),
  };
}

export type StaffMessage = Awaited<ReturnType<typeof loadStaffMessage>>;

/** Reads the table of quotes by its name, because that domain depends on this one. */
async function findQuoteNumber(tx: Tx, messageid: number): Promise<string> {
  const [quote] = await queryRows<{ quoteno: string }>(
    tx,
    sql`select quoteno from quotes where messageid = ${messageid} limit 1`,
  );
  return quote?.quoteno ?? '';
}

async function loadReplies(tx: Tx, messageid: number) {
  const replies = await tx
    .select({ reply: messageReplies, by: staffNameSql })
    .from(messageReplies)
    .leftJoin(users, eq(users.id, messageReplies.staffid))
    .where(eq(messageReplies.messageid, messageid))
    .orderBy(asc(messageReplies.id));
  const deliveries = await loadDeliveries(
    tx,
    replies.map(({ reply }) => reply.id),
  );
  return replies.map(({ reply, by }) => ({
    id: reply.id,
    author: reply.author,
    by: by ?? '',
    text: reply.text,
    at: reply.createdAt.toISOString(),
    delivery: deliveries.get(reply.id) ?? '',
  }));
}

/**
 * Returns the state of each reply's mail, by reply id. Omits replies without a mail: replies of
 * customers, and replies whose mail was deleted because of its age.
 */
async function loadDeliveries(tx: Tx, replyids: readonly number[]): Promise<Map<number, Delivery>> {
  if (replyids.length === 0) return new Map();
  const rows = await queryRows<{ replyid: string; delivery: Delivery }>(
    tx,
    sql`select ${mails.job}->>'replyid' as replyid,
        case when sent_at is not null then 'sent'
          when attempts >= ${MAX_ATTEMPTS} then 'failed' else 'waiting' end as delivery
      from ${mails} where ${mails.job}->>'kind' = ${REPLY_MAIL_KIND}
        and ${mails.job}->>'replyid' = any(${sql.param(replyids.map(String))}::text[])`,
  );
  return new Map(rows.map(({ replyid, delivery }) => [Number(replyid), delivery]));
}
