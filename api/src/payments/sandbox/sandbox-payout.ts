import { isDay } from 'contract/calendar/day';
import { type SQL, sql } from 'drizzle-orm';
import type {
  BalanceTransaction,
  PayoutDays,
  ProviderList,
  ProviderPayout,
} from 'server/card-providers/payment-provider';
import { type Db, queryRows } from '../../db/db.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';
import { isWithin } from '../../staff/exports/day-range.ts';

/** A payout has the transactions of one day, and reaches the bank on the next day. */
const PAYOUT_ID_PREFIX = 'po_sandbox_';

/** Returns the payouts of the sandbox, latest first. Days without money have none. */
export async function listSandboxPayouts(
  db: Db,
  { from, to }: PayoutDays,
): Promise<ProviderList<ProviderPayout>> {
  const today = getLondonToday();
  const lastDay = to < today ? to : today;
  const rows = await loadMovedMoney(db, { from: addDays(from, -1), to: addDays(lastDay, -1) });
  const payouts = [...Map.groupBy(rows, ({ day }) => day)].map(([day, dayRows]) =>
    toPayout(day, dayRows),
  );
  return { items: payouts, hasMore: false };
}

/** Returns a payout of the sandbox, or null for an unknown id. */
export async function retrieveSandboxPayout(db: Db, id: string): Promise<ProviderPayout | null> {
  const day = readPayoutDay(id);
  const rows = day === null ? [] : await loadMovedMoney(db, { from: day, to: day });
  return day === null || rows.length === 0 ? null : toPayout(day, rows);
}

/** Returns the transactions of a payout of the sandbox, newest first. */
export async function listSandboxTransactions(
  db: Db,
  id: string,
): Promise<ProviderList<BalanceTransaction>> {
  const day = readPayoutDay(id);
  const rows = day === null ? [] : await loadMovedMoney(db, { from: day, to: day });
  return { items: rows.map(toTransaction), hasMore: false };
}

/** Returns the day of a payout's transactions. Returns null if no payout of a past day has this id. */
function readPayoutDay(id: string): string | null {
  const day = id.slice(PAYOUT_ID_PREFIX.length);
  const isPayout = id.startsWith(PAYOUT_ID_PREFIX) && isDay(day);
  return isPayout && day < getLondonToday() ? day : null;
}

interface MovedMoneyRow {
  kind: 'payment' | 'refund' | 'dispute';
  reference: string;
  amount: number;
  at: string;
  day: string;
}

/**
 * Returns the money that moved on these days in London, newest first. A session is paid while its
 * page is open, so its day is the day on which the page opened. The sandbox stores no time of a
 * refund and no disputes. The times of both are those that the shop stored.
 */
const loadMovedMoney = (db: Db, days: PayoutDays) =>
  queryRows<MovedMoneyRow>(
    db,
    sql`with moved as (
        select 'payment' as kind, transactionid as reference, amount, ${openedAt(sql`sandbox_sessions`)} as at
          from sandbox_sessions where status = 'complete' and transactionid is not null
        union all
        select 'refund', r.id, -r.amount, coalesce(f.settled_at, ${openedAt(sql`s`)})
          from sandbox_refunds r
          left join refunds f on f.providerid = r.id
          left join sandbox_sessions s on s.transactionid = r.transactionid
          where r.status = 'done'
        union all
        select 'dispute', providerid, -amount, funds_withdrawn_at from disputes
          where provider = 'sandbox' and amount is not null
        union all
        select 'dispute', providerid, amount, funds_reinstated_at from disputes
          where provider = 'sandbox' and amount is not null)
      select kind, reference, amount, at::text as at, (at at time zone 'Europe/London')::date::text as day
      from moved where ${isWithin(sql`at`, days)} order by at desc, reference`,
  );

const openedAt = (session: SQL) => sql`${session}.expires_at - interval '24 hours'`;

const toPayout = (day: string, rows: readonly MovedMoneyRow[]): ProviderPayout => ({
  id: `${PAYOUT_ID_PREFIX}${day}`,
  arrivesOn: addDays(day, 1),
  status: 'paid',
  amount: rows.map(toTransaction).reduce((sum, { net }) => sum + net, 0),
  currency: 'gbp',
  transactions: 'known',
});

/** Fee for a dispute in pence. It does not come back with the money. */
const DISPUTE_FEE = 2_000;

const descriptions: Record<MovedMoneyRow['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
};

function toTransaction({ kind, reference, amount, at }: MovedMoneyRow): BalanceTransaction {
  const fee = calculateFee(kind, amount);
  return {
    id: `txn_${reference}${kind === 'dispute' && amount > 0 ? '_back' : ''}`,
    kind,
    reference,
    amount,
    fee,
    net: amount - fee,
    currency: 'gbp',
    description: descriptions[kind],
    createdAt: Math.floor(new Date(at).getTime() / 1000),
    original: { amount, currency: 'gbp' },
  };
}

/** Returns the fee in pence. A payment costs 1.5 % and 20p, which a refund does not give back. */
function calculateFee(kind: MovedMoneyRow['kind'], amount: number): number {
  if (kind === 'payment') return Math.round(amount * 0.015) + 20;
  return kind === 'dispute' && amount < 0 ? DISPUTE_FEE : 0;
}
