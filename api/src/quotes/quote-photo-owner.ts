import { MAX_QUOTE_PHOTOS } from 'contract/quotes/quote-fields';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import type { PhotoOwner } from '../photos/store-photo.ts';
import { quotePhotos, type QuoteRow } from './records/tables.ts';
import { performQuoteEvent, type QuoteCause } from './state/perform-quote-event.ts';

/** Locks the quote of a photo in a transaction. */
type LockQuote = (tx: Tx) => Promise<QuoteRow>;

/** Returns a quote as the owner of uploaded photos. */
export const createQuotePhotoOwner = (
  { id: quoteid }: QuoteRow,
  lock: LockQuote,
  cause: QuoteCause,
): PhotoOwner<QuoteRow> => ({
  table: quotePhotos,
  ownerCondition: eq(quotePhotos.quoteid, quoteid),
  title: 'a quote',
  maxPhotos: MAX_QUOTE_PHOTOS,
  lock,
  async insert(tx, quote, photo) {
    const [row] = await tx
      .insert(quotePhotos)
      .values({ ...photo, quoteid, staffid: cause.staffid ?? null })
      .returning();
    if (row === undefined) throw new Error('The stored photo is missing.');
    await performQuoteEvent(tx, quote, 'addPhoto', cause);
    return row;
  },
});

/** Removes a photo. Its files are deleted by the clean-up. Throws 404 if the quote has no such photo. */
export async function removeQuotePhoto(
  db: Db,
  lock: LockQuote,
  photoid: number,
  cause: QuoteCause,
): Promise<QuoteRow> {
  return db.transaction(async (tx) => {
    const quote = await lock(tx);
    const isPhoto = and(eq(quotePhotos.quoteid, quote.id), eq(quotePhotos.id, photoid));
    const removed = await tx.delete(quotePhotos).where(isPhoto).returning({ id: quotePhotos.id });
    if (removed.length === 0) throw notFound('This quote has no such photo any more.');
    return performQuoteEvent(tx, quote, 'removePhoto', cause);
  });
}
