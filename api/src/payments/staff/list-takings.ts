import type { DayRange } from 'contract/calls/day-range';
import { ledgerSources, paymentKinds } from 'contract/payments/ledger';
import { toPounds } from 'contract/values/pence';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { isWithin, requireRange } from '../../staff/exports/day-range.ts';
import type { ledger } from '../ledger/tables.ts';

type LedgerRow = typeof ledger.$inferSelect;

interface TakingRow extends Pick<LedgerRow, 'source' | 'id' | 'method' | 'amount' | 'currency'> {
  at: string;
  orderno: string;
  customer: string;
}

interface TakingsPage extends DayRange {
  /** `next` of the previous page. */
  after?: string;
  size: number;
}

/**
 * Returns the entries of the ledger of some days, latest first, and the sums of their pounds by
 * method.
 */
export async function listTakings(db: Db, { after, size, ...range }: TakingsPage) {
  requireRange(range);
  const key = after === undefined ? null : readKey(after);
  const isTaken = sql`l.state = 'done' and ${isWithin(sql`l.at`, range)}`;
  const rows = await queryRows<TakingRow>(
    db,
    sql`select l.source, l.id, l.method, l.amount, l.currency, l.at::text as at, o.orderno,
        trim(o.name || ' ' || o.last_name) as customer
      from ledger l join orders o on o.id = l.orderid
      where ${isTaken} ${buildKeyCondition(key)}
      order by l.at desc, l.source desc, l.id desc limit ${size + 1}`,
  );
  const sums = await queryRows<{ method: LedgerRow['method']; amount: number }>(
    db,
    sql`select method, sum(amount)::int as amount from ledger l
      where ${isTaken} and currency = 'gbp' group by method`,
  );
  const page = rows.slice(0, size);
  const lastRow = page.at(-1);
  return {
    data: page.map(({ source, id, method, amount, currency, at, ...row }) => ({
      id: `${source}-${id}`,
      kind: source === 'refund' || source === 'dispute' ? source : method,
      method,
      currency,
      ...row,
      amount: toPounds(amount),
      at: new Date(at).toISOString(),
    })),
    total: toPounds(sums.reduce((total, { amount }) => total + amount, 0)),
    methods: paymentKinds.flatMap((method) =>
      sums
        .filter((sum) => sum.method === method)
        .map((sum) => ({ ...sum, amount: toPounds(sum.amount) })),
    ),
    next: lastRow && rows.length > size ? `${lastRow.at}|${lastRow.source}|${lastRow.id}` : null,
  };
}

/** The last taking of the previous page. */
interface PageKey {
  at: string;
  source: string;
  id: string;
}

const buildKeyCondition = (key: PageKey | null): SQL =>
  key === null
    ? sql``
    : sql`and (l.at, l.source, l.id) < (${key.at}::timestamptz, ${key.source}::text, ${key.id}::int)`;

function readKey(after: string): PageKey {
  const [at = '', source = '', id = ''] = after.split('|');
  const isKey =
    !Number.isNaN(Date.parse(at)) &&
    /^\d{1,9}$/.test(id) &&
    ledgerSources.some((name) => name === source);
  if (!isKey) throw invalidField('after', 'after: this is no key of a page.');
  return { at, source, id };
}
