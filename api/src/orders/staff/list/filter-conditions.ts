import { orderStateNames, type OrderState } from 'contract/orders/order-state';
import { type SQL, sql } from 'drizzle-orm';
import { isAlert } from '../../../payments/records/disputes/payment-alerts.ts';
import { refunds } from '../../../payments/records/tables.ts';
import { disputes } from '../../../payments/records/disputes/tables.ts';
import { getLondonToday } from '../../../schedule/london-day.ts';
import { buildOverdueCondition } from '../../due/overdue-condition.ts';
import { orders } from '../../records/tables.ts';
import { listStatesWith } from '../../state/order-states.ts';
import type { OrderFilter } from 'contract/orders/staff/order-list';

/** Returns the states that orders of this filter can have. */
export function listFilterStates({ state, step, payment, undated }: OrderFilter): OrderState[] {
  const conditions: (readonly OrderState[] | undefined)[] = [
    state === 'open' ? listStatesWith('open') : state && [state],
    step && listStatesWith('certain'),
    undated ? listStatesWith('certain') : undefined,
    payment === 'paid' ? [...listStatesWith('paid'), ...listStatesWith('completed')] : undefined,
    payment === 'to_pay'
      ? [
          ...listStatesWith('pending'),
          ...listStatesWith('partPaid'),
          ...listStatesWith('paidLater'),
        ]
      : undefined,
  ];
  return orderStateNames.filter((name) =>
    conditions.every((states) => states === undefined || states.includes(name)),
  );
}

/**
 * Returns the SQL conditions of a filter on a row of `order_list`, except the conditions on the
 * order's state.
 */
export function buildFilterConditions(filter: OrderFilter): SQL[] {
  const { step, kind, undated, late, onhold, payment, ordernos } = filter;
  const conditions: (SQL | false | undefined)[] = [
    kind && !step && sql`${sql.identifier(kind)} is not null`,
    kind && step && sql`${sql.identifier(kind)} = ${step}`,
    step && !kind && sql`(goods = ${step} or care = ${step} or move = ${step})`,
    filter.workfrom !== undefined && sql`work_date >= ${filter.workfrom}::date`,
    filter.workto !== undefined && sql`work_date <= ${filter.workto}::date`,
    filter.placedfrom !== undefined && sql`placed_at >= ${toLondonStart(filter.placedfrom)}`,
    filter.placedto !== undefined && sql`placed_at < ${toLondonStart(filter.placedto, 1)}`,
    undated && sql`undated`,
    late &&
      sql`orderid in (select ${orders.id} from ${orders} where ${orders.lateFrom} <= ${getLondonToday()}::date)`,
    onhold && sql`orderid in (select ${orders.id} from ${orders} where ${orders.hold} is not null)`,
    payment === 'overdue' &&
      sql`orderid in (select ${orders.id} from ${orders} where ${buildOverdueCondition(getLondonToday())})`,
    payment === 'refund_due' &&
      sql`orderid in (select ${refunds.orderid} from ${refunds} where ${refunds.state} in ('due', 'pending', 'failed'))`,
    payment === 'disputed' &&
      sql`orderid in (select ${disputes.orderid} from ${disputes} where ${isAlert})`,
  ];
  if (ordernos !== undefined) {
    const selectedNumbers = sql.join(
      ordernos.map((orderno) => sql`${orderno}`),
      sql`, `,
    );
    conditions.push(sql`orderid in (select id from orders where orderno in (${selectedNumbers}))`);
  }
  return conditions.filter((condition) => condition !== undefined && condition !== false);
}

/** Returns SQL for the start of a day in London. `daysLater` is added to the day. */
const toLondonStart = (day: string, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/London')`;
