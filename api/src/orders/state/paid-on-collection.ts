import { sql } from 'drizzle-orm';

/**
 * Condition on an entry `h` of the history and its order `o`: the firm took the money on collection
 * and completed the order. The state is no parameter, so that PostgreSQL uses the index of
 * completed orders.
 */
export const isPaidOnCollection = sql`h.state = 'completed' and h.event = 'state' and o.payment_method = 'offline'`;
