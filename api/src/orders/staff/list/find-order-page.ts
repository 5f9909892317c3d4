import type { OrderState } from 'contract/orders/order-state';
import {
  MAX_COUNTED_ORDERS,
  type OrderSort,
  type searchOrders,
} from 'contract/orders/staff/order-list';
import { type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../../db/db.ts';
import type { SearchMatches } from '../../../db/find-text-matches.ts';
import type { CallBody } from '../../../http/serve-call.ts';
import { listStatesWith } from '../../state/order-states.ts';
import {
  type Cursor,
  decodeCursor,
  encodeCursor,
  requireCursorValue,
  type SortColumn,
  sortColumns,
} from './cursor.ts';
import { buildFilterConditions, listFilterStates } from './filter-conditions.ts';
import { findMatchingOrders } from './find-matching-orders.ts';

type OrderSearch = CallBody<typeof searchOrders>;

/** A part of the list. All rows of a segment come before the rows of the next segment. */
interface Segment {
  states: readonly OrderState[];
  condition: SQL | null;
  column: SortColumn;
  isDescending: boolean;
}

interface FoundRow {
  orderid: number;
  value: string;
}

interface OrderPage {
  ids: number[];
  next: string | null;
  /**
   * Number of all matching orders, `MAX_COUNTED_ORDERS + 1` if there are more. Null for a search of a frequent
   * text, because counting its matches is slow.
   */
  total: number | null;
}

/**
 * Returns the ids of one page of the list, in the list's order, and the cursor of the next page.
 */
export async function findOrderPage(tx: Tx, search: OrderSearch): Promise<OrderPage> {
  const matches = search.search?.trim() ? await findMatchingOrders(tx, search.search) : null;
  const conditions = [...buildFilterConditions(search), ...(matches?.conditions ?? [])];
  const startCursor = search.after === undefined ? null : decodeCursor(search.after);
  const segments = buildSegments(search);
  const rows: (FoundRow & { segment: number })[] = [];
  for (const [index, segment] of segments.entries()) {
    if (startCursor !== null && index < startCursor.segment) continue;
    const limit = search.size + 1 - rows.length;
    if (limit === 0) break;
    const keyConditions =
      startCursor?.segment === index ? [buildKeyCondition(segment, startCursor)] : [];
    const statement = buildSegmentQuery(segment, [...conditions, ...keyConditions], limit, matches);
    const foundRows = await queryRows<FoundRow>(tx, statement);
    rows.push(...foundRows.map((row) => ({ ...row, segment: index })));
  }
  const lastRow = rows.length > search.size ? rows[search.size - 1] : undefined;
  const isOnlyPage = startCursor === null && lastRow === undefined;
  const isCountSlow = matches !== null && !matches.areFew;
  return {
    ids: rows.slice(0, search.size).map(({ orderid }) => orderid),
    next: lastRow ? encodeCursor(lastRow) : null,
    total: isOnlyPage
      ? rows.length
      : isCountSlow
        ? null
        : await countOrders(tx, listFilterStates(search), conditions),
  };
}

async function countOrders(
  tx: Tx,
  states: readonly OrderState[],
  conditions: readonly SQL[],
): Promise<number> {
  const isMatch = sql.join([sql`state = any(${toStateList(states)})`, ...conditions], sql` and `);
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from (
      select from order_list where ${isMatch} limit ${MAX_COUNTED_ORDERS + 1}) as counted`,
  );
  return row?.count ?? 0;
}

/**
 * Names the states in the statement itself. With parameters, the plan of a prepared statement would
 * not know that most orders are completed, and would read all of them to count a few open ones.
 */
const toStateList = (states: readonly OrderState[]) =>
  sql.raw(`array[${states.map((state) => `'${state}'`).join()}]::text[]`);

const columnBySort: Record<OrderSort, SortColumn> = {
  placed: 'placed_at',
  work: 'work_date',
  total: 'total',
};

/**
 * Returns the segments of the list. If `openfirst` is set, the open orders are the first group and
 * the other orders the second. If the list is sorted by the date of work, orders without such a
 * date come last in their group, newest first.
 */
function buildSegments(search: OrderSearch): Segment[] {
  const states = listFilterStates(search);
  const openStates = listStatesWith('open');
  const groups = search.openfirst
    ? [
        states.filter((state) => openStates.includes(state)),
        states.filter((state) => !openStates.includes(state)),
      ]
    : [states];
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group): Segment[] => {
      const sortedSegment: Segment = {
        states: group,
        condition: null,
        column: columnBySort[search.sort],
        isDescending: search.descending,
      };
      if (search.sort !== 'work') return [sortedSegment];
      return [
        { ...sortedSegment, condition: sql`work_date is not null` },
        {
          states: group,
          condition: sql`work_date is null`,
          column: 'placed_at',
          isDescending: true,
        },
      ];
    });
}

/** Returns the condition that selects the rows after the cursor. */
function buildKeyCondition({ column, isDescending }: Segment, cursor: Cursor): SQL {
  requireCursorValue(cursor, column);
  const comparison = sql.raw(isDescending ? '<' : '>');
  const type = sql.raw(sortColumns[column].type);
  return sql`(${sql.raw(column)}, orderid) ${comparison} (${cursor.value}::text::${type}, ${cursor.orderid}::int)`;
}

/**
 * Builds the query of one segment. Reads each state from its own index range and only up to the
 * limit. The number of orders in a state thus does not slow down the query. If a search has few
 * matches, the query reads the matches by their ids instead.
 */
function buildSegmentQuery(
  { states, condition, column, isDescending }: Segment,
  conditions: readonly SQL[],
  limit: number,
  matches: SearchMatches | null,
): SQL {
  const allConditions = condition === null ? conditions : [condition, ...conditions];
  const whereClauses = allConditions.map((condition) => sql` and ${condition}`);
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const orderByClause = sql`order by ${sql.raw(column)} ${direction}, orderid ${direction} limit ${limit}`;
  const stateList = toStateList(states);
  const valueColumn = sql`${sql.raw(column)}::text as value`;
  if (matches?.areFew) {
    return sql`select orderid, ${valueColumn} from order_list where state = any(${stateList}) ${sql.join(whereClauses)} ${orderByClause}`;
  }
  return sql`select orderid, ${valueColumn} from unnest(${stateList}) as listed (name)
    cross join lateral (
      select orderid, ${sql.raw(column)} from order_list where state = listed.name ${sql.join(whereClauses)} ${orderByClause}) as found
    ${orderByClause}`;
}
