import { and, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { orders } from '../records/tables.ts';
import { listStatesWith } from '../state/order-states.ts';

/**
 * Returns the SQL condition for orders of which something should have been paid before `today`. An
 * order on hold is not overdue.
 */
export const buildOverdueCondition = (today: string): SQL | undefined =>
  and(
    lt(orders.restDueOn, today),
    isNull(orders.hold),
    inArray(orders.state, [...listStatesWith('certain'), ...listStatesWith('completed')]),
  );
