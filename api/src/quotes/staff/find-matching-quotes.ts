import { type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../db/db.ts';
import { findTextMatches, type SearchMatches } from '../../db/find-text-matches.ts';
import { findMailbox } from '../../people/records/build-mailbox-sql.ts';
import { readSearchTerms } from '../../orders/staff/list/search-terms.ts';

/** Largest number of quotes that are sorted. */
const MAX_SORTED_QUOTES = 5_000;

/** Returns the conditions of a search, as the list of orders does. Throws 400 if it is too short. */
export async function findMatchingQuotes(tx: Tx, searchText: string): Promise<SearchMatches> {
  const quoteno = readQuoteNumber(searchText);
  const numberedIds = quoteno === null ? [] : await selectIds(tx, sql`quoteno = ${quoteno}`);
  if (numberedIds.length > 0) return selectById(numberedIds);
  const { terms, email } = readSearchTerms(searchText);
  const idsOfEmail = email === null ? [] : await findQuotesOfEmail(tx, email);
  if (idsOfEmail.length > 0) return selectById(idsOfEmail);
  return findTextMatches(tx, 'quotes', terms);
}

/** Returns the search as a quote's number, or null. */
function readQuoteNumber(searchText: string): string | null {
  const [, number] = /^\s*#?\s*q\s*(\d{1,9})\s*$/i.exec(searchText) ?? [];
  return number === undefined ? null : `Q${number}`;
}

const selectById = (ids: readonly number[]): SearchMatches => ({
  conditions: [sql`id = any(${`{${ids.join()}}`}::int[])`],
  areFew: true,
});

const findQuotesOfEmail = async (tx: Tx, email: string) =>
  selectIds(tx, sql`mailbox = ${await findMailbox(tx, email)}`);

async function selectIds(tx: Tx, condition: SQL): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select id from quotes where ${condition} limit ${MAX_SORTED_QUOTES}`,
  );
  return rows.map(({ id }) => id);
}
