import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/db.ts';
import { type MailJob, NoRecipientError } from '../../mail/email/email.ts';
import type { NewMail } from '../../mail/queue/queue.ts';
import { isEmailAddress } from '../../contact/is-email-address.ts';
import { findNewestOffer } from '../records/find-quote.ts';
import { type OfferRow, type QuoteRow, quotes } from '../records/tables.ts';

/**
 * A queued mail about a quote. It has only ids, because jobs with a name (`once`) must contain no
 * personal data.
 */
export interface QuoteMail extends MailJob {
  quoteid: number;
  /** Number of the offer that the mail is about. Absent for mails about the quote as it is. */
  offer?: number;
  /** Id of the customer's message that the mail is about. */
  replyid?: number;
}

/** Returns a mail about a quote for the queue. `occasion` tells apart mails of one kind. */
export const createQuoteMail = (
  kind: string,
  quoteid: number,
  content: { offer?: number; replyid?: number; occasion?: string } = {},
): NewMail => {
  const { occasion = '', ...fields } = content;
  return {
    job: { kind, quoteid, ...fields },
    once: [kind, quoteid, content.offer ?? '', content.replyid ?? '', occasion].join(':'),
  };
};

/** Returns the quote of a mail. Throws a `NoRecipientError` if the quote was deleted meanwhile. */
export async function loadMailQuote(tx: Tx, { quoteid }: QuoteMail): Promise<QuoteRow> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteid));
  if (quote === undefined) throw new NoRecipientError();
  return quote;
}

/** As `loadMailQuote`, for a mail to the customer. Throws if the quote has no e-mail address. */
export async function loadCustomerMail(tx: Tx, mail: QuoteMail): Promise<QuoteRow> {
  const quote = await loadMailQuote(tx, mail);
  if (!isEmailAddress(quote.email)) throw new NoRecipientError();
  return quote;
}

/**
 * Returns the quote and the offer of a mail to the customer. Throws a `NoRecipientError` if the offer
 * cannot be accepted any more, because the mail would say what is no longer true.
 */
export async function loadMailOffer(
  db: Db,
  mail: QuoteMail,
): Promise<{ quote: QuoteRow; offer: OfferRow }> {
  const quote = await loadCustomerMail(db, mail);
  const offer = await findNewestOffer(db, quote);
  const isNewest = offer !== null && (mail.offer ?? offer.number) === offer.number;
  if (offer === null || !isNewest || quote.state !== 'sent') throw new NoRecipientError();
  return { quote, offer };
}
