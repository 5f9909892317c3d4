import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../src/db/db.ts';
import { createEmbeddedDatabase } from '../../src/db/open-embedded-database.ts';
import { eventually } from '../support/eventually.ts';
import { tape } from '../support/shopping.ts';

const home = await mkdtemp(join(tmpdir(), 'shop-killed-'));
after(() => rm(home, { recursive: true, force: true }));
const placing = fileURLToPath(new URL('../support/placing-embedded.ts', import.meta.url));

it('the data folder of a killed process, and a copy taken while it places orders, have each confirmed order complete', async () => {
  const folder = join(home, 'killed');
  await mkdir(folder);
  const child = fork(placing, [folder]);
  after(() => child.kill('SIGKILL'));
  const confirmed: string[] = [];
  child.on('message', (orderno) => confirmed.push(String(orderno)));
  const waitForOrders = (count: number) => {
    const target = confirmed.length + count;
    return eventually(async () => assert.ok(confirmed.length >= target));
  };
  const copies: { copy: string; expected: string[] }[] = [];
  for (const copy of [join(home, 'first'), join(home, 'second')]) {
    await waitForOrders(10);
    const expected = [...confirmed];
    await cp(folder, copy, { recursive: true });
    copies.push({ copy, expected });
  }
  await waitForOrders(10);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  for (const { copy, expected } of copies) await hasComplete(copy, expected);
  await hasComplete(folder, confirmed);
});

/**
 * Opens the folder's database. Checks that each order has its line, both mails and its total, and
 * that no order is missing.
 */
async function hasComplete(folder: string, expected: string[]): Promise<void> {
  const { db, close } = await createEmbeddedDatabase({ dataDir: join(folder, 'db') });
  const stored = await queryRows<{ orderno: string; total: number; lines: number; mails: number }>(
    db,
    sql`select orderno, total::int as total,
      (select count(*)::int from order_lines where orderid = orders.id) as lines,
      (select count(*)::int from mails where (job ->> 'orderid')::int = orders.id) as mails
      from orders`,
  );
  await close();
  const numbers = new Set(stored.map(({ orderno }) => orderno));
  assert.deepEqual(
    expected.filter((orderno) => !numbers.has(orderno)),
    [],
  );
  for (const { total, lines, mails } of stored)
    assert.deepEqual([total, lines, mails], [tape.price * 100, 1, 2]);
}
