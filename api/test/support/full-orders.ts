import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../src/db/db.ts';
import { openDatabase } from '../../src/db/open-database.ts';

interface StoredOrder {
  orderno: string;
  isOnline: boolean;
  payments: number;
  lines: number;
  mails: number;
  isListed: boolean;
  invoices: number;
}

/**
 * Reads the orders of a database that no shop has open. Checks that each order is complete and that
 * no number is missing. A card order must be paid completely, with its invoice, or not at all. Resolves to the order
 * numbers.
 */
export async function readFullOrders(config: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<string[]> {
  const { db, close } = await openDatabase(config);
  try {
    const orders = await queryRows<StoredOrder>(
      db,
      sql`select orderno, payment_method = 'online' as "isOnline",
        (select count(*)::int from payments where orderid = orders.id) as payments, exists (select from order_list where orderid = orders.id) as "isListed",
        (select count(*)::int from order_lines where orderid = orders.id) as lines,
        (select count(*)::int from invoices where orderid = orders.id) as invoices,
        (select count(*)::int from mails where (job ->> 'orderid')::int = orders.id) as mails
        from orders order by id`,
    );
    for (const { orderno, isOnline, payments, ...parts } of orders) {
      const isConfirmed = !isOnline || payments === 1;
      const invoices = isOnline && isConfirmed ? 1 : 0;
      const mails = (isConfirmed ? 2 : 0) + invoices;
      assert.deepEqual(parts, { lines: 1, mails, isListed: true, invoices }, orderno);
      assert.equal(payments, isOnline && isConfirmed ? 1 : 0, orderno);
    }
    assertNoGap(orders.map(({ orderno }) => orderno));
    const issued = await queryRows<{ number: string }>(db, sql`select number from invoices`);
    assertNoGap(issued.map(({ number }) => number));
    return orders.map(({ orderno }) => orderno);
  } finally {
    await close();
  }
}

function assertNoGap(numbersWithPrefix: readonly string[]): void {
  const numbers = numbersWithPrefix
    .map((number) => Number(number.replace(/\D/g, '')))
    .toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => first + index),
  );
}
