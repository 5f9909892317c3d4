import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { quoteHistory, quoteOffers, quotePhotos, quotes } from './tables.ts';

/**
 * Returns the quotes that match `condition`, with their offers and history. Omits what only the shop
 * needs, and the reasons of staff, which the desk calls internal where they are typed.
 */
export async function exportQuotes(tx: Tx, condition: SQL | undefined) {
  const rows = await tx.select().from(quotes).where(condition).orderBy(asc(quotes.id));
  return Promise.all(rows.map((quote) => exportQuote(tx, quote)));
}

async function exportQuote(tx: Tx, quote: typeof quotes.$inferSelect) {
  const { id, quoteno, state, source, journey, items, litres, wishedDays, note } = quote;
  const { name, lastName, address, city, postalcode, mobile, email } = quote;
  const offers = await tx.select().from(quoteOffers).where(eq(quoteOffers.quoteid, id));
  const history = await tx
    .select()
    .from(quoteHistory)
    .where(eq(quoteHistory.quoteid, id))
    .orderBy(asc(quoteHistory.id));
  const photos = await tx.$count(quotePhotos, inArray(quotePhotos.quoteid, [id]));
  return {
    quoteno,
    state,
    source,
    contact: { name, lastName, address, city, postalcode, mobile, email },
    request: { journey, items, litres, wishedDays, note },
    acceptedName: quote.acceptedName,
    createdAt: quote.createdAt,
    photos,
    offers: offers.map(
      ({ staffid: _staffid, quoteid: _quoteid, composition: _lines, ...offer }) => offer,
    ),
    history: history.map(({ state: entryState, title, text, by, reason, at }) => ({
      state: entryState,
      title,
      text,
      by,
      ...(by === 'customer' && { reason }),
      at,
    })),
  };
}
