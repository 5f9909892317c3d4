import type { CheckedCaptcha } from '../../captcha/captcha-check.ts';
import { countAcknowledgement } from '../../contact/messages.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { createQuoteMail } from '../emails/quote-mail.ts';
import { createQuoteToken } from '../link/quote-link.ts';
import { numberQuote } from '../records/quote-message.ts';
import { findQuoteByKey, insertQuote, type NewQuote } from './new-quote.ts';

type CustomerRequest = Omit<NewQuote, 'messageState' | 'staffid' | 'composition'>;

/**
 * Stores a customer's request with its message in the inbox, marks the captcha solution as used and
 * queues the mails, in one transaction. Returns the id of the quote and the token of its page. A
 * repeated request with the same key returns the same quote with another token.
 */
export async function requestQuote(
  { db, config }: ApiContext,
  captcha: CheckedCaptcha,
  newRequest: CustomerRequest,
  ip: string,
): Promise<{ id: number; token: string }> {
  const { key, contact } = newRequest;
  return db.transaction(async (tx) => {
    const existingQuote = await findQuoteByKey(tx, key);
    if (existingQuote !== null)
      return { id: existingQuote.id, token: await createQuoteToken(tx, existingQuote) };
    await captcha.spend(tx);
    const quote = await insertQuote(tx, { ...newRequest, messageState: 'open' });
    await enqueueMail(tx, createQuoteMail('quote-requested', quote.id));
    if (await countAcknowledgement(tx, config, contact.email, ip))
      await enqueueMail(tx, createQuoteMail('quote-received', quote.id));
    const token = await createQuoteToken(tx, quote);
    await numberQuote(tx, quote);
    return { id: quote.id, token };
  });
}
