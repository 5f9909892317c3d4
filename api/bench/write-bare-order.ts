import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../src/db/db.ts';

/**
 * Inserts the rows of the benchmark's order without the backend's code. Returns the duration in ms.
 */
export async function writeBareOrder(db: Db, userid: number): Promise<number> {
  const key = `bare-${Math.random()}`;
  const startedAt = performance.now();
  await db.transaction(async (tx) => {
    const [counter] = await queryRows<{ position: number }>(
      tx,
      sql`update order_counter set position = position + 1 returning position`,
    );
    const orderno = `SLR${10_000 + (counter?.position ?? 0)}`;
    const [order] = await queryRows<{ id: number }>(
      tx,
      sql`
      insert into orders (orderno, userid, state, payment_method, transactionid, total, delivery_charge,
        delivery_name, idempotency_key, fingerprint, customerid, name, last_name, address, mobile, city,
        postalcode, email, site)
      values (${orderno}, ${userid}, 'awaiting_collection', 'offline', 'OFFLINE', 22400, 0, '', ${key},
        ${'x'.repeat(43)}, 1, 'Robin', 'Example', '1 Example Street', '', 'London', '',
        'bare@example.com', 'http://localhost:80')
      returning id`,
    );
    const id = order?.id ?? 0;
    const [line] = await queryRows<{ id: number }>(
      tx,
      sql`
      insert into order_lines (orderid, productid, name, image, price, packages, quantity, amount)
      values (${id}, 1, 'Tea-Length Dress Clean', '{}', 14500, '[]', 1, 14500),
        (${id}, 34, 'Packing Tape, Six Rolls', '{}', 1200, '[]', 2, 2400)
      returning id`,
    );
    await tx.execute(sql`
      insert into order_addons (orderid, lineid, addonid, name, option, price, quantity, amount)
      values (${id}, ${line?.id ?? 0}, 1, 'Keepsake Box', 'personalised', 5500, 1, 5500)`);
    await tx.execute(sql`
      insert into order_history (orderid, state, cause) values (${id}, 'awaiting_collection', 'placed')`);
    await tx.execute(sql`
      insert into mails (job, once) values
        (jsonb_build_object('kind', 'order-confirmation', 'orderid', ${id}::int), ${`confirm:${id}`}),
        (jsonb_build_object('kind', 'order-copy', 'orderid', ${id}::int), ${`copy:${id}`})`);
  });
  return performance.now() - startedAt;
}
