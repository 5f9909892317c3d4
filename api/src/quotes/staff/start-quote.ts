import type { QuoteContact } from 'contract/quotes/quote-fields';
import { writeAudit } from '../../audit/records/write-audit.ts';
import type { Db, Tx } from '../../db/db.ts';
import { findNewestOffer, loadQuoteNumber, lockQuote } from '../records/find-quote.ts';
import { numberQuote } from '../records/quote-message.ts';
import type { QuoteRequest } from '../records/quote-request.ts';
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
  const newQuote = { key, site, contact, request, source: 'phone' } as const;
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
      composition: composition === null ? null : removeLineIds(composition),
      text: `Copied from ${quoteno}`,
    };
  });

/** Stores a quote unless a quote with this key exists. Returns its number. */
async function startQuoteOnce(
  db: Db,
  user: { id: number },
  key: string,
  buildQuote: (tx: Tx) => Promise<Omit<NewQuote, 'messageState'>>,
): Promise<string> {
  const id = await db.transaction(async (tx) => {
    const existingQuote = await findQuoteByKey(tx, key);
    if (existingQuote !== null) return existingQuote.id;
    const newQuote = await buildQuote(tx);
    // Staff wrote the message themselves, so nobody has to answer it.
    const quote = await insertQuote(tx, { ...newQuote, messageState: 'closed', staffid: user.id });
    await writeAudit(tx, user, {
      action: 'quote.started',
      subject: { kind: 'quote', id: await numberQuote(tx, quote) },
      after: { source: quote.source, ...(newQuote.text && { text: newQuote.text }) },
    });
    return quote.id;
  });
  return loadQuoteNumber(db, id);
}
