import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { createToken, hashToken } from '../../people/records/session-token.ts';
import { quoteLinks, type QuoteRow } from '../records/tables.ts';

/** Days for which a link can open its quote, counted from now or from the quote's last day. */
const LINK_DAYS = 90;

/** Makes a link that opens the quote and returns its token. Only the token's hash is stored. */
export async function createQuoteToken(
  tx: Tx,
  { id, validUntil }: Pick<QuoteRow, 'id' | 'validUntil'>,
): Promise<string> {
  const token = createToken();
  await tx.insert(quoteLinks).values({
    tokenHash: hashToken(token),
    quoteid: id,
    expiresAt: buildEnd(validUntil),
  });
  return token;
}

/**
 * Returns the URL of a quote's page for a mail. The token is behind '#', which browsers do not send
 * to servers.
 */
export async function createQuoteUrl(
  tx: Tx,
  quote: Pick<QuoteRow, 'id' | 'validUntil' | 'site'>,
): Promise<string> {
  return buildQuoteUrl(quote, await createQuoteToken(tx, quote));
}

export const buildQuoteUrl = ({ site }: Pick<QuoteRow, 'site'>, token: string): string =>
  `${site}/my-quote#${token}`;

/** Lets the links of a quote live as long as a new link of its last day. */
export async function prolongLinks(
  tx: Tx,
  { id, validUntil }: Pick<QuoteRow, 'id' | 'validUntil'>,
): Promise<void> {
  const end = buildEnd(validUntil);
  await tx
    .update(quoteLinks)
    .set({ expiresAt: end })
    .where(
      and(
        eq(quoteLinks.quoteid, id),
        gt(quoteLinks.expiresAt, sql`now()`),
        lt(quoteLinks.expiresAt, end),
      ),
    );
}

/** Returns the number of links that open the quote now. */
export const countLinks = (tx: Tx, quoteid: number): Promise<number> =>
  tx.$count(quoteLinks, and(eq(quoteLinks.quoteid, quoteid), gt(quoteLinks.expiresAt, sql`now()`)));

const buildEnd = (validUntil: string | null) =>
  sql`greatest(now(), coalesce(${validUntil}::date, now())) + make_interval(days => ${LINK_DAYS})`;
