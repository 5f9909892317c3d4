import { type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../db/db.ts';
import { findMailbox } from '../../people/records/build-mailbox-sql.ts';
import { readSearchTerms, type SearchTerm } from '../../orders/staff/list/search-terms.ts';

interface SearchMatches {
  /** SQL conditions on a row of `quotes`. */
  conditions: SQL[];
  /** True if there are few matches. `conditions` then selects the matches by their ids. */
  areFew: boolean;
}

/** Largest number of matches that are looked up and sorted. */
const MAX_SORTED_MATCHES = 5_000;

/** Number of newest quotes that are searched first, to estimate how frequent a text is. */
const SAMPLE_SIZE = 1_000;

/** A text with at least this many matches in the sample is slow in the index. */
const FREQUENT_MATCHES = 20;

/** Returns the conditions of a search, as the list of orders does. Throws 400 if it is too short. */
export async function findMatchingQuotes(tx: Tx, searchText: string): Promise<SearchMatches> {
  const quoteno = readQuoteNumber(searchText);
  if (quoteno !== null) {
    const ids = await selectIds(tx, sql`select id from quotes where quoteno = ${quoteno}`);
    if (ids.length > 0) return { conditions: [hasId(ids)], areFew: true };
  }
  const { terms, email } = readSearchTerms(searchText);
  const idsOfEmail = email === null ? [] : await findQuotesOfEmail(tx, email);
  if (idsOfEmail.length > 0) return { conditions: [hasId(idsOfEmail)], areFew: true };
  const matches = sql.join(terms.map(matchesTerm), sql` and `);
  const ids = (await isFrequent(tx, matches)) ? null : await findByIndex(tx, matches);
  if (ids === null || ids.length > MAX_SORTED_MATCHES)
    return { conditions: terms.map(({ pattern }) => matchesUnindexed(pattern)), areFew: false };
  return { conditions: [hasId(ids)], areFew: true };
}

/** Returns the search as a quote's number, or null. */
function readQuoteNumber(searchText: string): string | null {
  const [, number] = /^\s*#?\s*q\s*(\d{1,9})\s*$/i.exec(searchText) ?? [];
  return number === undefined ? null : `Q${number}`;
}

const hasId = (ids: readonly number[]) => sql`id = any(${`{${ids.join()}}`}::int[])`;

/** Returns a condition for which the index looks up only the rare part of the pattern. */
const matchesTerm = ({ pattern, rarePattern }: SearchTerm): SQL =>
  rarePattern === pattern
    ? sql`search_text like ${pattern}`
    : sql`(search_text like ${rarePattern} and ${matchesUnindexed(pattern)})`;

/**
 * Returns a condition that the planner does not look up in the index, and which it expects half of
 * the quotes to match. It then reads the quotes in display order until a page is full.
 */
const matchesUnindexed = (pattern: string): SQL =>
  sql`(case when search_text like ${pattern} then true else false end)`;

async function isFrequent(tx: Tx, matches: SQL): Promise<boolean> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from (
      select search_text from quotes order by id desc limit ${SAMPLE_SIZE}) as sample where ${matches}`,
  );
  return (row?.count ?? 0) >= FREQUENT_MATCHES;
}

/** Forbids a sequential scan, which the planner would choose if it mistakes a rare text for a frequent one. */
const findByIndex = (tx: Tx, matches: SQL): Promise<number[]> =>
  tx.transaction(async (nestedTx) => {
    await nestedTx.execute(sql`set local enable_seqscan = off`);
    return selectIds(
      nestedTx,
      sql`select id from quotes where ${matches} limit ${MAX_SORTED_MATCHES + 1}`,
    );
  });

async function findQuotesOfEmail(tx: Tx, email: string): Promise<number[]> {
  const mailbox = await findMailbox(tx, email);
  return selectIds(
    tx,
    sql`select id from quotes where mailbox = ${mailbox} limit ${MAX_SORTED_MATCHES}`,
  );
}

async function selectIds(tx: Tx, statement: SQL): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(tx, statement);
  return rows.map(({ id }) => id);
}
