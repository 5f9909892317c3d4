import { eq, gte, max, sql } from 'drizzle-orm';
import { queryRows, type Db, type Tx } from '../../db/db.ts';
import { addDays, toLondonDay } from '../../schedule/london-day.ts';
import { dailyFigures } from './tables.ts';

/** Figures of one London day. Amounts are in pence. */
export interface DayFigures {
  day: string;
  orders: number;
  takings: number;
  refunds: number;
}

/** Number of past days for which the first run stores figures. The page Today needs fewer. */
const STORED_DAYS = 100;

/**
 * Time from midnight until the figures of the past day are stored, in ms. Transactions that began
 * before midnight may end after it.
 */
const CLOSING_MS = 3_600_000;

/**
 * Stores the figures of all past days that are not stored yet. A background job calls this, so that
 * the page Today counts only the rows of the last day.
 */
export async function storeDailyFigures(db: Db, now = new Date()): Promise<void> {
  const lastDay = addDays(toLondonDay(new Date(now.getTime() - CLOSING_MS)), -1);
  const firstDay = (await findFirstMissingDay(db)) ?? addDays(lastDay, -STORED_DAYS);
  if (firstDay > lastDay) return;
  const rows = await countFigures(db, firstDay, lastDay);
  await db.insert(dailyFigures).values(rows).onConflictDoNothing();
}

/** Counts the figures of a past day again, after an entry was dated back to it. */
export async function refreshDailyFigures(tx: Tx, day: string): Promise<void> {
  const [figures] = await countFigures(tx, day, day);
  if (figures === undefined) return;
  await tx.update(dailyFigures).set(figures).where(eq(dailyFigures.day, day));
}

/** Returns the figures of the days from `firstDay` to today, including days without any order. */
export async function loadDailyFigures(
  tx: Tx,
  firstDay: string,
  today: string,
): Promise<DayFigures[]> {
  const storedFigures = await tx
    .select()
    .from(dailyFigures)
    .where(gte(dailyFigures.day, firstDay))
    .orderBy(dailyFigures.day);
  const lastStoredDay = storedFigures.at(-1)?.day;
  const firstMissingDay = lastStoredDay === undefined ? firstDay : addDays(lastStoredDay, 1);
  const countedFigures =
    firstMissingDay > today ? [] : await countFigures(tx, firstMissingDay, today);
  return [...storedFigures, ...countedFigures];
}

async function findFirstMissingDay(tx: Tx): Promise<string | null> {
  const [row] = await tx.select({ last: max(dailyFigures.day) }).from(dailyFigures);
  return row?.last ? addDays(row.last, 1) : null;
}

/** Counts the orders placed and the money moved on each London day of a range. */
function countFigures(tx: Tx, firstDay: string, lastDay: string): Promise<DayFigures[]> {
  const isInRange = (column: string) =>
    sql`${sql.raw(column)} >= ${firstDay}::timestamp at time zone 'Europe/London'
      and ${sql.raw(column)} < (${lastDay}::date + 1)::timestamp at time zone 'Europe/London'`;
  const toLondonDaySql = (column: string) =>
    sql`(${sql.raw(column)} at time zone 'Europe/London')::date`;
  return queryRows<DayFigures>(
    tx,
    sql`
    with counted as (
      select ${toLondonDaySql('created_at')} as day, count(*) as orders, 0 as takings, 0 as refunds
      from orders where ${isInRange('created_at')} group by 1
      union all
      select ${toLondonDaySql('at')}, 0, coalesce(sum(amount) filter (where source in ('payment', 'recorded')), 0),
        -coalesce(sum(amount) filter (where source in ('refund', 'dispute')), 0)
      from ledger where state = 'done' and currency = 'gbp' and ${isInRange('at')} group by 1)
    select days.day::date::text as day, coalesce(sum(orders), 0)::int as orders,
      coalesce(sum(takings), 0)::int as takings, coalesce(sum(refunds), 0)::int as refunds
    from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') as days (day)
    left join counted on counted.day = days.day::date
    group by days.day order by days.day`,
  );
}
