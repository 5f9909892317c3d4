import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../src/db/db.ts';

/**
 * Adds orders until there are `size` orders. An order has a line, a history entry and a sent email.
 */
export async function fillOrders(db: Db, userid: number, size: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [counter] = await queryRows<{ position: number }>(
      tx,
      sql`select position from order_counter`,
    );
    const firstPosition = (counter?.position ?? 0) + 1;
    if (firstPosition > size) return;
    await tx.execute(sql`
      with placed as (
        insert into orders (orderno, userid, state, payment_method, transactionid, total, delivery_charge,
          delivery_name, idempotency_key, fingerprint, customerid, name, last_name, address, mobile, city,
          postalcode, email, site)
        select 'SLR' || (10000 + n), ${userid}, 'completed', 'offline', 'OFFLINE', 1200, 0, '', 'fill-' || n,
          md5(n::text), 1, 'Robin', 'Example', '1 Example Street', '', 'London', '', 'fill@example.com', ''
        from generate_series(${firstPosition}::int, ${size}::int) n
        returning id),
      lines as (
        insert into order_lines (orderid, productid, name, image, price, packages, quantity, amount)
        select id, 34, 'Packing Tape, Six Rolls', '{}', 1200, '[]', 1, 1200 from placed),
      history as (
        insert into order_history (orderid, state, cause) select id, 'completed', 'filled' from placed)
      insert into mails (job, once, sent_at)
      select jsonb_build_object('kind', 'order-confirmation', 'orderid', id),
        'order-confirmation:' || id, now() from placed`);
    await tx.execute(sql`update order_counter set position = ${size}`);
  });
  await db.execute(sql`analyze`);
}
