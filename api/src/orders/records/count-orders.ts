import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import { orders } from './tables.ts';

export interface OrderCount {
  state: string;
  method: string;
  count: number;
}

/** Returns the numbers of orders by state and payment method. */
export const countOrdersByState = (db: Db): Promise<OrderCount[]> =>
  queryRows<OrderCount>(
    db,
    sql`select state, payment_method as method, count(*)::int as count
      from ${orders} group by state, payment_method`,
  );
