import type { OrderedQuote } from 'contract/catalog/move-capacity';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { quotes } from './tables.ts';

/** Returns the accepted quote of an order, or null. */
export async function loadOrderedQuote(tx: Tx, orderid: number): Promise<OrderedQuote | null> {
  const [quote] = await tx
    .select({ quoteno: quotes.quoteno, litres: quotes.litres })
    .from(quotes)
    .where(eq(quotes.orderid, orderid));
  return quote === undefined ? null : { ...quote, quoteno: quote.quoteno ?? '' };
}
