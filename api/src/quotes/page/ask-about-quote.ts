import { and, eq, sql } from 'drizzle-orm';
import { contactMessages, messageReplies } from '../../contact/tables.ts';
import type { Db, Tx } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { createQuoteMail } from '../emails/quote-mail.ts';
import { lockLinkedQuote } from '../records/find-quote.ts';
import { addQuoteMessage, updateQuoteMessage } from '../records/quote-message.ts';
import { type QuoteRow, quotes } from '../records/tables.ts';
import { performQuoteEvent } from '../state/perform-quote-event.ts';

/** Number that stands for the customer as the author of a reply, because no user has it. */
const NO_STAFF_ID = 0;

/**
 * Adds a customer's question to the conversation of a quote, which opens the message in the inbox.
 * Does nothing if a question with the same key is stored.
 */
export async function askAboutQuote(
  db: Db,
  { token, text, key }: { token: string; text: string; key: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const quote = await lockLinkedQuote(tx, token);
    const messageid = quote.messageid ?? (await startConversation(tx, quote));
    const isSameKey = and(eq(messageReplies.messageid, messageid), eq(messageReplies.key, key));
    if ((await tx.$count(messageReplies, isSameKey)) > 0) return;
    const [reply] = await tx
      .insert(messageReplies)
      .values({ messageid, key, author: 'customer', staffid: NO_STAFF_ID, text: text.trim() })
      .returning({ id: messageReplies.id });
    if (reply === undefined) throw new Error('The added question is missing.');
    await tx
      .update(contactMessages)
      .set({
        state: 'open',
        version: sql`${contactMessages.version} + 1`,
        changedBy: null,
        changedAt: sql`now()`,
      })
      .where(eq(contactMessages.id, messageid));
    await performQuoteEvent(tx, quote, 'ask', { by: 'customer' }, { set: { messageid } });
    await enqueueMail(tx, createQuoteMail('quote-question', quote.id, { replyid: reply.id }));
  });
}

/** Adds a message to the inbox for a quote whose message was deleted. */
async function startConversation(tx: Tx, quote: QuoteRow): Promise<number> {
  const messageid = await addQuoteMessage(tx, quote, 'open');
  await updateQuoteMessage(tx, { ...quote, messageid });
  await tx.update(quotes).set({ messageid }).where(eq(quotes.id, quote.id));
  return messageid;
}
