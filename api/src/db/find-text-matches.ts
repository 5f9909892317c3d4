import { type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from './db.ts';

/** A part of a search, as patterns for LIKE. */
export interface SearchTerm {
  pattern: string;
  /**
   * The part of the pattern that the fewest texts contain, which the index looks up. Many numbers and
   * addresses begin alike, so this is the end of a word with digits. For an e-mail address, this is
   * the end of the text before the '@'. For other words, this is the complete pattern.
   */
  rarePattern: string;
}

export interface SearchMatches {
  /** SQL conditions on a row of the searched table. */
  conditions: SQL[];
  /** True if there are few matches. `conditions` then selects the matches by their ids. */
  areFew: boolean;
}

/** Largest number of matches that are looked up and sorted. */
const MAX_SORTED_MATCHES = 5_000;

/** Number of newest rows that are searched first, to estimate how frequent a text is. */
const SAMPLE_SIZE = 1_000;

/** A text with at least this many matches in the sample is slow in the index. */
const FREQUENT_MATCHES = 20;

/**
 * Returns the conditions of rows whose `search_text` contains all terms. The column of the table must
 * have an index of trigrams.
 */
export async function findTextMatches(
  tx: Tx,
  tableName: 'garments' | 'quotes',
  terms: readonly SearchTerm[],
): Promise<SearchMatches> {
  const table = sql.identifier(tableName);
  const matches = sql.join(
    terms.map((term) => matchesTerm(table, term)),
    sql` and `,
  );
  const ids = (await isFrequent(tx, table, matches)) ? null : await findByIndex(tx, table, matches);
  if (ids === null || ids.length > MAX_SORTED_MATCHES)
    return {
      conditions: terms.map(({ pattern }) => matchesUnindexed(table, pattern)),
      areFew: false,
    };
  return { conditions: [hasId(table, ids)], areFew: true };
}

type Name = ReturnType<typeof sql.identifier>;

const hasId = (table: Name, ids: readonly number[]): SQL =>
  sql`${table}.id = any(${`{${ids.join()}}`}::int[])`;

/** Returns a condition for which the index looks up only the rare part of the pattern. */
const matchesTerm = (table: Name, { pattern, rarePattern }: SearchTerm): SQL =>
  rarePattern === pattern
    ? sql`${table}.search_text like ${pattern}`
    : sql`(${table}.search_text like ${rarePattern} and ${matchesUnindexed(table, pattern)})`;

/**
 * Returns a condition that the planner does not look up in the index, and which it expects half of
 * the rows to match. It then reads the rows in display order until a page is full.
 */
const matchesUnindexed = (table: Name, pattern: string): SQL =>
  sql`(case when ${table}.search_text like ${pattern} then true else false end)`;

async function isFrequent(tx: Tx, table: Name, matches: SQL): Promise<boolean> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from (
      select search_text from ${table} order by id desc limit ${SAMPLE_SIZE}) as ${table} where ${matches}`,
  );
  return (row?.count ?? 0) >= FREQUENT_MATCHES;
}

/** Forbids a sequential scan, which the planner would choose if it mistakes a rare text for a frequent one. */
const findByIndex = (tx: Tx, table: Name, matches: SQL): Promise<number[]> =>
  tx.transaction(async (nestedTx) => {
    await nestedTx.execute(sql`set local enable_seqscan = off`);
    const rows = await queryRows<{ id: number }>(
      nestedTx,
      sql`select id from ${table} where ${matches} limit ${MAX_SORTED_MATCHES + 1}`,
    );
    return rows.map(({ id }) => id);
  });
