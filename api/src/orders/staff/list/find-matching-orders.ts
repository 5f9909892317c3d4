import { type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../../db/db.ts';
import type { SearchMatches, SearchTerm } from '../../../db/find-text-matches.ts';
import { findMailbox } from '../../../people/records/build-mailbox-sql.ts';
import { isOrderOfMailbox } from '../../records/orders-of-mailbox.ts';
import { readSearchTerms } from './search-terms.ts';

/**
 * Largest number of matches that are looked up and sorted. With more matches it is faster to read
 * the list in display order and to check each row.
 */
const MAX_SORTED_MATCHES = 5_000;

/** Number of newest orders that are searched first, to estimate how frequent a text is. */
const SAMPLE_SIZE = 2_000;

/**
 * A text with at least this many matches in the sample counts as frequent. The index is slow for
 * frequent texts.
 */
const FREQUENT_MATCHES = 20;

/** Returns the conditions of a search. Throws 400 if the search is too short. */
export async function findMatchingOrders(tx: Tx, searchText: string): Promise<SearchMatches> {
  const { terms, orderno, email } = readSearchTerms(searchText);
  const idsOfEmail = email === null ? [] : await findOrdersOfEmail(tx, email);
  if (idsOfEmail.length > 0) return { conditions: [hasId(idsOfEmail)], areFew: true };
  const nameIds = await loadNameIds(tx, terms);
  const matches = sql.join(
    terms.map((term, index) => matchesTerm(term, nameIds[index] ?? [])),
    sql` and `,
  );
  const numberedOrderIds = await findNumberedOrder(tx, orderno);
  const ids = (await isFrequent(tx, matches)) ? null : await findByIndex(tx, matches);
  if (ids === null || ids.length > MAX_SORTED_MATCHES) {
    const rowMatches = sql`(select (${matches}) from order_search where order_search.orderid = order_list.orderid)`;
    return { conditions: [sql`(${rowMatches} or ${hasId(numberedOrderIds)})`], areFew: false };
  }
  return { conditions: [hasId([...ids, ...numberedOrderIds])], areFew: true };
}

const hasId = (ids: readonly number[]) => sql`orderid = any(${`{${ids.join()}}`}::int[])`;

/**
 * Returns one list for each pattern, in the order of the patterns. The list has the ids of the
 * names of order lines that match the pattern.
 */
async function loadNameIds(tx: Tx, terms: readonly SearchTerm[]): Promise<number[][]> {
  const patterns = terms.map(({ pattern }) => pattern);
  const rows = await queryRows<{ ids: number[] | null }>(
    tx,
    sql`select (select array_agg(id) from ordered_names where name like pattern) as ids
      from unnest(${toArray(patterns)}) with ordinality as term (pattern, position) order by position`,
  );
  return rows.map(({ ids }) => ids ?? []);
}

/** Returns a condition on a row of `order_search`. */
function matchesTerm({ pattern, rarePattern }: SearchTerm, nameIds: readonly number[]): SQL {
  // Looks up only the rare part in the index. Concatenating '' prevents the planner from using the
  // index for the complete pattern.
  const matchesDocument =
    rarePattern === pattern
      ? sql`document like ${pattern}`
      : sql`(document like ${rarePattern} and (document || '') like ${pattern})`;
  if (nameIds.length === 0) return matchesDocument;
  return sql`(${matchesDocument} or names && ${`{${nameIds.join()}}`}::int[])`;
}

async function isFrequent(tx: Tx, matches: SQL): Promise<boolean> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from (
      select document, names from order_search order by orderid desc limit ${SAMPLE_SIZE}) as sample where ${matches}`,
  );
  return (row?.count ?? 0) >= FREQUENT_MATCHES;
}

/**
 * Returns the ids of matching orders, at most one more than can be sorted. Forbids a sequential
 * scan, which the planner would choose if it mistakes a rare text for a frequent one.
 */
const findByIndex = (tx: Tx, matches: SQL): Promise<number[]> =>
  tx.transaction(async (nestedTx) => {
    await nestedTx.execute(sql`set local enable_seqscan = off`);
    const rows = await queryRows<{ orderid: number }>(
      nestedTx,
      sql`select orderid from order_search where ${matches} limit ${MAX_SORTED_MATCHES + 1}`,
    );
    return rows.map(({ orderid }) => orderid);
  });

/**
 * Returns a list with the id of the order that has exactly this number. The list is empty if there
 * is no such order.
 */
async function findNumberedOrder(tx: Tx, orderno: string | null): Promise<number[]> {
  if (orderno === null) return [];
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select id from orders where orderno = ${orderno}`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the ids of the orders of an e-mail address, at most as many as can be sorted. */
async function findOrdersOfEmail(tx: Tx, email: string): Promise<number[]> {
  const mailbox = await findMailbox(tx, email);
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select id from orders where ${isOrderOfMailbox(mailbox)} limit ${MAX_SORTED_MATCHES}`,
  );
  return rows.map(({ id }) => id);
}

const toArray = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
