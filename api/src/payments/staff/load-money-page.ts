import type { PaymentKind } from 'contract/payments/ledger';
import type { DayRange } from 'contract/calls/day-range';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import { buildOverdueCondition } from '../../orders/due/overdue-condition.ts';
import { orders } from '../../orders/records/tables.ts';
import { listStatesWith } from '../../orders/state/order-states.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import { isWithin, requireRange } from '../../staff/exports/day-range.ts';

interface MethodRow {
  day: string;
  method: PaymentKind;
  amount: number;
}

/** Returns what is due and overdue now, and the takings of each day of the range by method. */
export async function loadMoneyPage(db: Db, range: DayRange) {
  requireRange(range);
  const rows = await queryRows<MethodRow>(
    db,
    sql`select (l.at at time zone 'Europe/London')::date::text as day, l.method, sum(l.amount)::int as amount
      from ledger l
      where l.state = 'done' and l.currency = 'gbp' and ${isWithin(sql`l.at`, range)}
      group by 1, 2 order by 1 desc, 2`,
  );
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, methods]) => ({
    day,
    methods: methods.map(({ method, amount }) => ({ method, amount })),
    total: methods.reduce((sum, { amount }) => sum + amount, 0),
  }));
  return { ...(await loadDue(db)), days };
}

interface DueRow {
  orders: number;
  amount: number;
  overdueOrders: number;
  overdueAmount: number;
}

/** A completed order has a last day to pay as long as something is due. */
async function loadDue(db: Db) {
  const certain = sql.join(
    listStatesWith('certain').map((state) => sql`${state}`),
    sql`, `,
  );
  const completed = sql.join(
    listStatesWith('completed').map((state) => sql`${state}`),
    sql`, `,
  );
  const [row] = await queryRows<DueRow>(
    db,
    sql`select count(*)::int as orders, coalesce(sum(due), 0)::int as amount,
        count(*) filter (where overdue)::int as "overdueOrders",
        coalesce(sum(due) filter (where overdue), 0)::int as "overdueAmount"
      from (
        select ${orders.total} - coalesce((select sum(settles) from ledger
            where ledger.orderid = ${orders.id} and currency = 'gbp'), 0) as due,
          coalesce(${buildOverdueCondition(getLondonToday())}, false) as overdue
        from ${orders}
        where ${orders.state} in (${certain})
          or (${orders.state} in (${completed}) and ${orders.restDueOn} is not null)) as open
      where due > 0`,
  );
  const { orders: count = 0, amount = 0, overdueOrders = 0, overdueAmount = 0 } = row ?? {};
  return {
    due: { orders: count, amount },
    overdue: { orders: overdueOrders, amount: overdueAmount },
  };
}
