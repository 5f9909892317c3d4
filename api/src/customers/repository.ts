import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import type { Db, Tx } from '../db/db.ts';
import { customers } from './tables.ts';

export type NewCustomer = Omit<typeof customers.$inferInsert, 'id' | 'createdAt'>;

/** Shipping details with the user's e-mail. */
export type Customer = typeof customers.$inferSelect & { email: string };

/** Adds shipping details and returns their id. Earlier ones stay unchanged. */
export async function addCustomer(db: Db, customer: NewCustomer): Promise<number> {
  const [added] = await db.insert(customers).values(customer).returning({ id: customers.id });
  if (added === undefined) throw new Error('The shipping details were not stored.');
  return added.id;
}

/** Returns the user's shipping details with this id, or the newest ones, or null. */
export async function findCustomer(
  tx: Tx,
  userid: number,
  id: number | null = null,
): Promise<Customer | null> {
  const own = eq(customers.userid, userid);
  const [found] = await tx
    .select({ ...getTableColumns(customers), email: users.email })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userid))
    .where(id === null ? own : and(own, eq(customers.id, id)))
    .orderBy(desc(customers.id))
    .limit(1);
  return found ?? null;
}
