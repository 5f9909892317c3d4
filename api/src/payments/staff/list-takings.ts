import type { DayRange } from 'contract/staff/day-range';
import { type Taking, takingKinds } from 'contract/staff/today';
import { toPounds } from 'contract/values/pence';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { isPaidOnCollection } from '../../orders/state/paid-on-collection.ts';
import { isWithin, requireRange } from '../../staff/exports/day-range.ts';

interface TakingRow {
  kind: Taking['kind'];
  id: number;
  at: string;
  orderno: string;
  customer: string;
  amount: number;
}

interface TakingsPage extends DayRange {
  /** `next` of the previous page. */
  after?: string;
  size: number;
}

/** Returns the payments and refunds of some days, latest first, and their sum. */
export async function listTakings(db: Db, { after, size, ...range }: TakingsPage) {
  requireRange(range);
  const key = after === undefined ? null : readKey(after);
  const rows = await queryRows<TakingRow>(
    db,
    sql`select kind, id, at::text as at, orderno, customer, amount
      from (${joinSources(
        range,
        (source) => sql`${buildKeyCondition(source, key)}
        order by ${source.at} desc, id desc limit ${size + 1}`,
      )}) as taking
      order by taking.at desc, kind desc, id desc limit ${size + 1}`,
  );
  const [{ total = 0 } = {}] = await queryRows<{ total: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::int as total
      from (${joinSources(range, () => sql``)}) as taking`,
  );
  const page = rows.slice(0, size);
  const lastRow = page.at(-1);
  return {
    data: page.map(({ kind, id, at, orderno, customer, amount }) => ({
      id: `${kind}-${id}`,
      kind,
      orderno,
      customer,
      amount: toPounds(amount),
      at: new Date(at).toISOString(),
    })),
    total: toPounds(total),
    next: lastRow && rows.length > size ? `${lastRow.at}|${lastRow.kind}|${lastRow.id}` : null,
  };
}

/**
 * Tables and columns of one kind of takings. `from` ends with a condition, so that the query can
 * add more conditions with `and`.
 */
interface Source {
  kind: TakingRow['kind'];
  at: SQL;
  id: SQL;
  amount: SQL;
  from: SQL;
}

const sources: readonly Source[] = [
  {
    kind: 'card',
    at: sql`p.received_at`,
    id: sql`p.id`,
    amount: sql`p.amount`,
    from: sql`payments p join orders o on o.id = p.orderid where true`,
  },
  {
    kind: 'collection',
    at: sql`h.at`,
    id: sql`h.id`,
    amount: sql`o.total`,
    from: sql`order_history h join orders o on o.id = h.orderid where ${isPaidOnCollection}`,
  },
  {
    kind: 'refund',
    at: sql`r.settled_at`,
    id: sql`r.id`,
    amount: sql`-r.amount`,
    from: sql`refunds r join orders o on o.id = r.orderid where r.state = 'done'`,
  },
];

/**
 * Returns the union of the sources. `end` adds the end of each source's query, such as a limit.
 * PostgreSQL can thus read each source by its own index.
 */
const joinSources = (range: DayRange, end: (source: Source) => SQL): SQL =>
  sql.join(
    sources.map(
      (source) => sql`(select ${source.kind}::text as kind, ${source.id} as id, ${source.at} as at,
        o.orderno, trim(o.name || ' ' || o.last_name) as customer, ${source.amount} as amount
        from ${source.from} and ${isWithin(source.at, range)} ${end(source)})`,
    ),
    sql` union all `,
  );

/** The last taking of the previous page. */
interface PageKey {
  at: string;
  kind: string;
  id: string;
}

const buildKeyCondition = ({ at, kind, id }: Source, key: PageKey | null): SQL =>
  key === null
    ? sql``
    : sql`and (${at}, ${kind}::text, ${id}) < (${key.at}::timestamptz, ${key.kind}::text, ${key.id}::int)`;

function readKey(after: string): PageKey {
  const [at = '', kind = '', id = ''] = after.split('|');
  const isKey =
    !Number.isNaN(Date.parse(at)) &&
    /^\d{1,9}$/.test(id) &&
    takingKinds.some((name) => name === kind);
  if (!isKey) throw invalidField('after', 'after: this is no key of a page.');
  return { at, kind, id };
}
