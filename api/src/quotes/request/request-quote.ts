import type { CheckedCaptcha } from '../../captcha/captcha-check.ts';
import { countAcknowledgement, insertMessage } from '../../contact/messages.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { createQuoteMail } from '../emails/quote-mail.ts';
import { createQuoteToken } from '../link/quote-link.ts';
import { buildRequestSubject, buildRequestText } from '../records/quote-request.ts';
import { findQuoteByKey, insertQuote, type NewQuote } from './new-quote.ts';

type CustomerRequest = Omit<NewQuote, 'messageid' | 'staffid' | 'composition'>;

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
  const { key, contact, request } = newRequest;
  return db.transaction(async (tx) => {
    const existingQuote = await findQuoteByKey(tx, key);
    if (existingQuote !== null)
      return { id: existingQuote.id, token: await createQuoteToken(tx, existingQuote) };
    await captcha.spend(tx);
    const { id: messageid } = await insertMessage(tx, {
      name: [contact.name, contact.last_name].join(' ').trim(),
      email: contact.email,
      phone: contact.mobile,
      subject: buildRequestSubject(request),
      message: buildRequestText(request),
      kind: 'quote',
    });
    const quote = await insertQuote(tx, { ...newRequest, messageid });
    await enqueueMail(tx, createQuoteMail('quote-requested', quote.id));
    if (await countAcknowledgement(tx, config, contact.email, ip))
      await enqueueMail(tx, createQuoteMail('quote-received', quote.id));
    return { id: quote.id, token: await createQuoteToken(tx, quote) };
  });
}
