import type { MessageState } from 'contract/contact/inbox';
import { eq, sql } from 'drizzle-orm';
import { insertMessage } from '../../contact/messages.ts';
import { contactMessages } from '../../contact/tables.ts';
import type { Tx } from '../../db/db.ts';
import { loadQuoteNumber, requireQuoteNumber } from './find-quote.ts';
import { buildRequestSubject, buildRequestText, type QuoteRequest } from './quote-request.ts';
import type { QuoteRow } from './tables.ts';

type QuoteSender = Pick<QuoteRow, 'name' | 'lastName' | 'email' | 'mobile'>;

/**
 * Adds the message of the inbox that has the conversation of a quote, and returns its id. It gets
 * its subject by `updateQuoteMessage`.
 */
export async function addQuoteMessage(
  tx: Tx,
  quote: QuoteSender & QuoteRequest,
  state: MessageState,
): Promise<number> {
  const { id } = await insertMessage(tx, {
    ...toSenderColumns(quote),
    subject: '',
    message: buildRequestText(quote),
    kind: 'quote',
    state,
  });
  return id;
}

/**
 * Lets the message of a quote follow its contact and its addresses, so that replies go to the
 * present address and name the quote.
 */
export async function updateQuoteMessage(tx: Tx, quote: QuoteRow): Promise<void> {
  if (quote.messageid === null) return;
  await tx
    .update(contactMessages)
    .set({
      ...toSenderColumns(quote),
      subject: buildRequestSubject(requireQuoteNumber(quote), quote),
    })
    .where(eq(contactMessages.id, quote.messageid));
}

/**
 * Gives a new quote its number before the commit, and returns it. The caller does nothing slow
 * afterwards, because the counter stays locked until the commit.
 */
export async function numberQuote(tx: Tx, quote: QuoteRow): Promise<string> {
  await tx.execute(sql`set constraints quotes_number immediate`);
  const quoteno = await loadQuoteNumber(tx, quote.id);
  await updateQuoteMessage(tx, { ...quote, quoteno });
  return quoteno;
}

const toSenderColumns = ({ name, lastName, email, mobile }: QuoteSender) => ({
  name: `${name} ${lastName}`.trim(),
  email: email.trim(),
  phone: mobile,
});
