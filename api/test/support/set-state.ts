import type { OrderState } from 'contract/orders/order-state';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../src/db/db.ts';
import { orderHistory, orders } from '../../src/orders/records/tables.ts';

/** Sets the state of orders directly, for tests that need a later state. */
export const setState = (db: Db, where: SQL, state: OrderState): Promise<void> =>
  db.transaction(async (tx) => {
    const changed = await tx.update(orders).set({ state }).where(where).returning();
    for (const { id: orderid } of changed)
      await tx.insert(orderHistory).values({ orderid, state, cause: 'a test' });
  });
