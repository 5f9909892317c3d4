import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { contactMessages, messageReplies } from './tables.ts';

/** Number that stands for the customer as the author of a reply, because no user has it. */
const NO_STAFF_ID = 0;

interface CustomerReply {
  messageid: number;
  /** UUID of the request. */
  key: string;
  text: string;
}

/**
 * Adds a reply that the customer wrote on a page of the shop, which opens the message in the inbox.
 * Returns the id of the reply, or null if a reply with the same key is stored.
 */
export async function addCustomerReply(
  tx: Tx,
  { messageid, key, text }: CustomerReply,
): Promise<number | null> {
  const isSameKey = and(eq(messageReplies.messageid, messageid), eq(messageReplies.key, key));
  if ((await tx.$count(messageReplies, isSameKey)) > 0) return null;
  const [reply] = await tx
    .insert(messageReplies)
    .values({ messageid, key, author: 'customer', staffid: NO_STAFF_ID, text })
    .returning({ id: messageReplies.id });
  if (reply === undefined) throw new Error('The added reply is missing.');
  await tx
    .update(contactMessages)
    .set({
      state: 'open',
      version: sql`${contactMessages.version} + 1`,
      changedBy: null,
      changedAt: sql`now()`,
    })
    .where(eq(contactMessages.id, messageid));
  return reply.id;
}
