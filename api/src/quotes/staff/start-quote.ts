import type { QuoteContact } from 'contract/quotes/quote-fields';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../audit/records/write-audit.ts';
import { insertMessage } from '../../contact/messages.ts';
import type { Db, Tx } from '../../db/db.ts';
import { findNewestOffer, loadQuoteNumber, lockQuote } from '../records/find-quote.ts';
import {
  buildRequestSubject,
  buildRequestText,
  type QuoteRequest,
} from '../records/quote-request.ts';
import { toApiContact } from '../page/load-customer-quote.ts';
import { checkContact, findQuoteByKey, insertQuote, type NewQuote } from '../request/new-quote.ts';
import { removeLineIds } from '../records/saved-offer-prices.ts';

/** Stores a request that came by phone. Returns the number of the quote. */
export async function startQuote(
  db: Db,
  user: { id: number },
  {
    key,
    site,
    contact,
    request,
  }: {
    key: string;
    site: string;
    contact: QuoteContact;
    request: QuoteRequest;
  },
): Promise<string> {
  checkContact(contact);
  const newQuote = { key, site, contact, request, source: 'phone', messageid: null } as const;
  return startQuoteOnce(db, user, key, () => Promise.resolve(newQuote));
}

/** Copies a quote's customer, request and lines to a new quote. Returns the new quote's number. */
export const copyQuote = (
  db: Db,
  user: { id: number },
  { quoteno, key }: { quoteno: string; key: string },
): Promise<string> =>
  startQuoteOnce(db, user, key, async (tx) => {
    const original = await lockQuote(tx, quoteno);
    const offer = await findNewestOffer(tx, original);
    const composition = offer?.composition ?? original.composition;
    return {
      key,
      source: original.source,
      site: original.site,
      contact: toApiContact(original),
      request: original,
      messageid: null,
      composition: composition === null ? null : removeLineIds(composition),
      text: `Copied from ${quoteno}`,
    };
  });

/**
 * Adds the message to the inbox to which the conversation of a quote belongs. It is closed, because
 * staff wrote it themselves and nobody has to answer it.
 */
async function addClosedMessage(tx: Tx, { contact, request }: NewQuote): Promise<number> {
  const { id } = await insertMessage(tx, {
    name: `${contact.name} ${contact.last_name}`.trim(),
    email: contact.email.trim(),
    phone: contact.mobile,
    subject: buildRequestSubject(request),
    message: buildRequestText(request),
    kind: 'quote',
    state: 'closed',
  });
  return id;
}

/** Stores a quote unless a quote with this key exists. Returns its number. */
async function startQuoteOnce(
  db: Db,
  user: { id: number },
  key: string,
  buildQuote: (tx: Tx) => Promise<NewQuote>,
): Promise<string> {
  const id = await db.transaction(async (tx) => {
    const existingQuote = await findQuoteByKey(tx, key);
    if (existingQuote !== null) return existingQuote.id;
    const newQuote = await buildQuote(tx);
    const messageid = await addClosedMessage(tx, newQuote);
    const quote = await insertQuote(tx, { ...newQuote, messageid, staffid: user.id });
    // Runs the trigger that assigns the number, because the audit log needs the number before the commit.
    await tx.execute(sql`set constraints quotes_number immediate`);
    await writeAudit(tx, user, {
      action: 'quote.started',
      subject: { kind: 'quote', id: await loadQuoteNumber(tx, quote.id) },
      after: { source: quote.source, ...(newQuote.text && { text: newQuote.text }) },
    });
    return quote.id;
  });
  return loadQuoteNumber(db, id);
}
