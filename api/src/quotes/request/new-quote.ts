import type { MessageState } from 'contract/contact/inbox';
import type { QuoteContact } from 'contract/quotes/quote-fields';
import type { QuoteSource } from 'contract/quotes/quote-state';
import type { Composition } from 'contract/compose/composition';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { isEmailAddress } from '../../contact/is-email-address.ts';
import { addQuoteMessage } from '../records/quote-message.ts';
import { buildSearchWords, type QuoteRequest, sumLitres } from '../records/quote-request.ts';
import { quoteHistory, type QuoteRow, quotes } from '../records/tables.ts';

/** A quote that is to be stored. */
export interface NewQuote {
  key: string;
  source: QuoteSource;
  site: string;
  contact: QuoteContact;
  request: QuoteRequest;
  /** State of the message in the inbox that belongs to the quote. */
  messageState: MessageState;
  composition?: Composition | null;
  /** Member of staff who starts the quote. Absent for a customer. */
  staffid?: number;
  /** Text of the first entry of the timeline. */
  text?: string;
}

/** Locks a key, so that repeated requests with it come one after another, and returns its quote or null. */
export async function findQuoteByKey(tx: Tx, key: string): Promise<QuoteRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quote ${key}`}, 0))`);
  const [quote] = await tx.select().from(quotes).where(eq(quotes.key, key));
  return quote ?? null;
}

/**
 * Stores a quote with its message in the inbox. It gets its number when the transaction commits, or
 * by `numberQuote`.
 */
export async function insertQuote(tx: Tx, newQuote: NewQuote): Promise<QuoteRow> {
  const { key, source, site, contact, request, messageState, composition, staffid } = newQuote;
  const columns = { ...toContactColumns(contact), ...toRequestColumns(request) };
  const messageid = await addQuoteMessage(tx, columns, messageState);
  const [quote] = await tx
    .insert(quotes)
    .values({
      key,
      source,
      site,
      messageid,
      composition: composition ?? null,
      assigneeid: staffid ?? null,
      changedBy: staffid ?? null,
      ...columns,
      words: buildSearchWords({ ...request, postalcode: contact.postalcode }, null),
    })
    .returning();
  if (quote === undefined) throw new Error('The stored quote is missing.');
  await tx.insert(quoteHistory).values({
    quoteid: quote.id,
    state: 'requested',
    title: 'Requested',
    text: newQuote.text ?? '',
    by: staffid === undefined ? 'customer' : 'staff',
    staffid: staffid ?? null,
  });
  return quote;
}

export const toContactColumns = (contact: QuoteContact) => ({
  name: contact.name.trim(),
  lastName: contact.last_name.trim(),
  address: contact.address.trim(),
  city: contact.city.trim(),
  postalcode: contact.postalcode.trim(),
  mobile: contact.mobile.trim(),
  email: contact.email.trim(),
});

export const toRequestColumns = ({ journey, items, wishedDays, note }: QuoteRequest) => ({
  journey,
  items: [...items],
  litres: sumLitres(items),
  wishedDays: [...new Set(wishedDays)],
  note: note.trim(),
});

/**
 * Checks the contact of a request. Throws 400 at its field without a name, without e-mail and phone,
 * and for a text that is no e-mail address.
 */
export function checkContact({ name, email, mobile }: QuoteContact): void {
  if (name.trim() === '') throw invalidField('name', 'Name: please enter it.');
  const typedEmail = email.trim();
  if (typedEmail === '' && mobile.trim() === '')
    throw invalidField('email', 'E-mail: please give an e-mail address or a phone number.');
  if (typedEmail !== '' && !isEmailAddress(typedEmail))
    throw invalidField('email', 'E-mail: this is not a whole e-mail address.');
}
