import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { hashToken } from '../../people/records/session-token.ts';
import { type OfferRow, quoteLinks, quoteOffers, type QuoteRow, quotes } from './tables.ts';

/** Returns the quote with this number. Throws 404 for an unknown number. */
export async function findQuote(tx: Tx, quoteno: string): Promise<QuoteRow> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.quoteno, quoteno));
  if (quote === undefined) throw createUnknownQuoteError();
  return quote;
}

/** Locks the quote with this number until the transaction ends. Throws 404 for an unknown number. */
export async function lockQuote(tx: Tx, quoteno: string): Promise<QuoteRow> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.quoteno, quoteno)).for('update');
  if (quote === undefined) throw createUnknownQuoteError();
  return quote;
}

const createUnknownQuoteError = () => notFound('There is no such quote.');

/** Returns the quote that a link's token opens. Throws the same 404 for unknown and ended tokens. */
export async function findLinkedQuote(tx: Tx, token: string): Promise<QuoteRow> {
  const [row] = await selectLinkedQuote(tx, token);
  if (row === undefined) throw createUnknownLinkError();
  return row.quote;
}

/** Locks the quote that a link's token opens until the transaction ends. */
export async function lockLinkedQuote(tx: Tx, token: string): Promise<QuoteRow> {
  const [row] = await selectLinkedQuote(tx, token).for('update', { of: quotes });
  if (row === undefined) throw createUnknownLinkError();
  return row.quote;
}

const selectLinkedQuote = (tx: Tx, token: string) =>
  tx
    .select({ quote: quotes })
    .from(quoteLinks)
    .innerJoin(quotes, eq(quotes.id, quoteLinks.quoteid))
    .where(and(eq(quoteLinks.tokenHash, hashToken(token)), gt(quoteLinks.expiresAt, sql`now()`)));

const createUnknownLinkError = () => notFound('This link opens no quote any more.');

/** Returns the newest offer of a quote, or null before the first. */
export async function findNewestOffer(
  tx: Tx,
  { id, offerNumber }: Pick<QuoteRow, 'id' | 'offerNumber'>,
): Promise<OfferRow | null> {
  const [offer] = await tx
    .select()
    .from(quoteOffers)
    .where(and(eq(quoteOffers.quoteid, id), eq(quoteOffers.number, offerNumber)));
  return offer ?? null;
}

/** Returns the number of a quote whose transaction has committed. */
export function requireQuoteNumber({ id, quoteno }: Pick<QuoteRow, 'id' | 'quoteno'>): string {
  if (quoteno === null) throw new Error(`Quote ${id} has no number before its transaction ends.`);
  return quoteno;
}

/** Returns the number of a quote whose transaction has committed. */
export async function loadQuoteNumber(tx: Tx, id: number): Promise<string> {
  const [quote] = await tx
    .select({ id: quotes.id, quoteno: quotes.quoteno })
    .from(quotes)
    .where(eq(quotes.id, id));
  if (quote === undefined) throw new Error(`Quote ${id} is missing.`);
  return requireQuoteNumber(quote);
}
