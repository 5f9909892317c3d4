import { eq } from 'drizzle-orm';
import { addCustomerReply } from '../../contact/add-customer-reply.ts';
import type { Db, Tx } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { createQuoteMail } from '../emails/quote-mail.ts';
import { lockLinkedQuote } from '../records/find-quote.ts';
import { addQuoteMessage, updateQuoteMessage } from '../records/quote-message.ts';
import { type QuoteRow, quotes } from '../records/tables.ts';
import { performQuoteEvent } from '../state/perform-quote-event.ts';

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
    const replyid = await addCustomerReply(tx, { messageid, key, text: text.trim() });
    if (replyid === null) return;
    await performQuoteEvent(tx, quote, 'ask', { by: 'customer' }, { set: { messageid } });
    await enqueueMail(tx, createQuoteMail('quote-question', quote.id, { replyid }));
  });
}

/** Adds a message to the inbox for a quote whose message was deleted. */
async function startConversation(tx: Tx, quote: QuoteRow): Promise<number> {
  const messageid = await addQuoteMessage(tx, quote, 'open');
  await updateQuoteMessage(tx, { ...quote, messageid });
  await tx.update(quotes).set({ messageid }).where(eq(quotes.id, quote.id));
  return messageid;
}
