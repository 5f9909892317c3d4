import { eq } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import { listCartLines, listPackageLines } from '../basket/repository.ts';
import { customers } from '../customers/tables.ts';
import type { Db } from '../db/db.ts';
import { listOrders, loadHistory, loadOrderDetails } from '../orders/records/load-orders.ts';
import { orders } from '../orders/records/tables.ts';
import { listAddresses } from './addresses.ts';

/** Returns all stored data of a customer. Amounts of orders are integer pence. */
export async function exportAccount(db: Db, userid: number) {
  const [user] = await db.select().from(users).where(eq(users.id, userid));
  if (user === undefined) throw new Error(`The user ${userid} does not exist.`);
  const { passwordHash: _passwordHash, mailbox: _mailbox, ...account } = user;
  const ownOrders = await listOrders(db, eq(orders.userid, userid), null);
  const history = await loadHistory(
    db,
    ownOrders.map(({ id }) => id),
  );
  const detailedOrders = await loadOrderDetails(db, ownOrders);
  return {
    exported: new Date().toISOString(),
    about: 'Everything that we keep of your account. Amounts of orders are in pence.',
    account,
    addresses: await listAddresses(db, userid),
    details: await db.select().from(customers).where(eq(customers.userid, userid)),
    orders: detailedOrders.map(
      ({ fingerprint: _fingerprint, idempotencyKey: _idempotencyKey, ...order }) => ({
        ...order,
        history: history.get(order.id) ?? [],
      }),
    ),
    basket: {
      lines: await listCartLines(db, userid),
      packages: await listPackageLines(db, userid),
    },
  };
}
