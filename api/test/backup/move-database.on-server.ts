import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { chooseByForm } from '../support/in-form.ts';
import { readFullOrders } from '../support/full-orders.ts';
import { createServerDatabase } from '../support/server-database.ts';
import { createShopper, runCommand, startShop } from '../support/shop-process.ts';

const home = await mkdtemp(join(tmpdir(), 'shop-move-'));
after(() => rm(home, { recursive: true, force: true }));
const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
after(drop);

const ORDER_COUNT = chooseByForm({ short: 20, long: 200 });

it('moves the orders of a stopped shop to PostgreSQL, where it goes on', async () => {
  const DATA_DIR = join(home, 'data');
  const shop = await startShop({ DATA_DIR });
  after(() => shop.end('SIGKILL'));
  const placeOrder = await createShopper(shop);
  const numbers: string[] = [];
  while (numbers.length < ORDER_COUNT) numbers.push(await placeOrder());
  const move = () => runCommand({ DATA_DIR }, 'move-database', '--to', url);
  assert.match((await move()).output, /is in use/);
  await shop.end('SIGTERM');

  const { code, output } = await move();
  assert.equal(code, 0, output);
  assert.match(output, new RegExp(`^Moved ${ORDER_COUNT} orders`));
  assert.deepEqual(await readFullOrders({ dataDir: DATA_DIR, databaseUrl: url }), numbers);
  assert.equal((await readdir(DATA_DIR)).includes('db.moved'), true);
  const withoutUrl = await runCommand({ DATA_DIR }, 'staff-add', 'boss@example.com');
  assert.match(withoutUrl.output, /^DATABASE_URL /);

  const moved = await startShop({ DATA_DIR, DATABASE_URL: url });
  after(() => moved.end('SIGKILL'));
  const next = await (await createShopper(moved))();
  const toNumber = (orderno = '') => Number(orderno.replace(/\D/g, ''));
  assert.equal(toNumber(next), toNumber(numbers.at(-1)) + 1);
  await moved.end('SIGTERM');
});
