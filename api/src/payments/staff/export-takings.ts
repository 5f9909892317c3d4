import { paymentKindLabels } from 'contract/payments/ledger';
import type { DayRange } from 'contract/calls/day-range';
import { toPounds } from 'contract/values/pence';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import { isWithin } from '../../staff/exports/day-range.ts';
import type { Batches } from '../../staff/exports/export-csv.ts';
import { toLondonTime } from '../../staff/exports/london-time.ts';
import type { ledger } from '../ledger/tables.ts';

export const takingsColumnTitles = [
  ...['Received', 'Order', 'Paid by', 'Transaction', 'First name', 'Last name', 'E-mail'],
  ...['Amount', 'Note or reason', 'Kind', 'Currency'],
];

/** Number of takings per query, which limits the memory that an export needs. */
const BATCH_SIZE = 2_000;

type LedgerRow = typeof ledger.$inferSelect;

interface TakingRow extends Pick<
  LedgerRow,
  'source' | 'id' | 'method' | 'amount' | 'currency' | 'reference' | 'note'
> {
  at: string;
  orderno: string;
  name: string;
  lastName: string;
  email: string;
}

const kindLabels: Record<LedgerRow['source'], string> = {
  payment: 'Payment',
  recorded: 'Recorded payment',
  refund: 'Refund',
  dispute: 'Dispute',
};

/** Yields the entries of the ledger of the days of the range, oldest first. */
export async function* exportTakings(db: Db, range: DayRange): Batches {
  let key = sql``;
  for (;;) {
    const rows = await queryRows<TakingRow>(
      db,
      sql`select l.source, l.id, l.at::text as at, l.method, l.amount, l.currency, l.reference, l.note,
          o.orderno, o.name, o.last_name as "lastName", o.email
        from ledger l join orders o on o.id = l.orderid
        where l.state = 'done' and ${isWithin(sql`l.at`, range)} ${key}
        order by l.at, l.source, l.id limit ${BATCH_SIZE}`,
    );
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    const { at, source, id } = lastRow;
    key = sql`and (l.at, l.source, l.id) > (${at}::timestamptz, ${source}::text, ${id}::int)`;
    yield rows.map((row) => [
      ...[toLondonTime(new Date(row.at)), row.orderno, paymentKindLabels[row.method]],
      ...[row.reference, row.name, row.lastName, row.email],
      ...[toPounds(row.amount), row.note, kindLabels[row.source], row.currency.toUpperCase()],
    ]);
  }
}
