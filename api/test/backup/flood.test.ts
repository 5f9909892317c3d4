import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/eventually.ts';
import { startFakeStripe } from '../support/fake-stripe.ts';
import { readFullOrders } from '../support/full-orders.ts';
import { createServerDatabase } from '../support/server-database.ts';
import {
  createCardShopper,
  createShopper,
  runCommand,
  type Shop,
  startShop,
} from '../support/shop-process.ts';

const home = await mkdtemp(join(tmpdir(), 'shop-backup-'));
after(() => rm(home, { recursive: true, force: true }));

/** Pause of a shopper between two orders in ms, which leaves processor time for the backup. */
const PAUSE_MS = 50;

type ShopSettings = { DATA_DIR: string } & Record<string, string>;

/** Returns the settings of a shop with an empty data folder and an empty PostgreSQL database. */
async function createSettings(name: string): Promise<ShopSettings> {
  const DATA_DIR = join(home, name);
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return { DATA_DIR };
  const { url, drop } = await createServerDatabase(server);
  after(drop);
  return { DATA_DIR, DATABASE_URL: url };
}

const toConfig = (settings: ShopSettings) => ({
  dataDir: settings.DATA_DIR,
  databaseUrl: settings['DATABASE_URL'] ?? null,
});

/**
 * Adds a key file and a release to the data folder. The release has its files and an entry in the
 * registry, as the release commands store them.
 */
async function addFiles(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'releases/catalog-mfe/1.0.0-3f9c2a1b');
  await mkdir(folder, { recursive: true });
  await writeFile(join(dataDir, 'captcha.key'), 'a key');
  await writeFile(join(folder, 'remoteEntry.js'), 'export {};');
  const microFrontends = { 'catalog-mfe': [{ extras: { folder: 'catalog-mfe/1.0.0-3f9c2a1b' } }] };
  const registry = JSON.stringify({ revision: 1, microFrontends });
  await writeFile(join(dataDir, 'releases/registry.json'), registry);
}

/**
 * Places orders, some by card, until `end` is called. `numbers` contains the number of each
 * confirmed order so far.
 */
async function startFlood(shop: Shop, stripe: Awaited<ReturnType<typeof startFakeStripe>>) {
  const numbers: string[] = [];
  let isOn = true;
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => createShopper(shop)));
  shoppers.push(createCardShopper(shop, stripe));
  const flood = Promise.all(
    shoppers.map(async (placeOrder) => {
      for (; isOn; await pause(PAUSE_MS))
        numbers.push(...(await placeOrder().then((number) => [number], ignoreBusyShop)));
    }),
  );
  return { numbers, end: () => ((isOn = false), flood) };
}

/** Counts an order as not placed if a slow machine did not take it in time. */
function ignoreBusyShop(cause: Error): [] {
  if (cause.message.includes(': 503 ')) return [];
  throw cause;
}

describe('backups of a shop that takes orders', () => {
  it('bring back each order that was acknowledged before, complete, after the shop was killed', async () => {
    const settings = await createSettings('busy');
    const archives = join(home, 'archives');
    const stripe = await startFakeStripe();
    const shop = await startShop({ ...settings, ...stripe.env });
    after(() => shop.end('SIGKILL'));
    await addFiles(settings.DATA_DIR);
    const flood = await startFlood(shop, stripe);
    let expected: string[] = [];
    for (const count of [20, 40]) {
      await eventually(async () => assert.ok(flood.numbers.length >= count));
      expected = [...flood.numbers];
      const { code, output } = await runCommand(settings, 'backup', archives, '--keep', '2');
      assert.equal(code, 0, output);
      assert.match(output, /is written and verified: .* orders, .* 1 releases\./);
    }
    const placedMeanwhile = flood.numbers.length;
    await eventually(async () => assert.ok(flood.numbers.length > placedMeanwhile));
    const record = JSON.parse(
      await readFile(join(settings.DATA_DIR, 'releases/last-backup.json~2'), 'utf8'),
    );
    await flood.end();
    await shop.end('SIGKILL');

    const names = (await readdir(archives)).sort();
    assert.equal(names.length, 2);
    assert.deepEqual([record.archive, record.verified], [join(archives, names[1] ?? ''), true]);
    const restored = await createSettings('restored');
    const { code, output } = await runCommand(restored, 'restore', record.archive);
    assert.equal(code, 0, output);
    const orders = await readFullOrders(toConfig(restored));
    assert.match(output, new RegExp(`^Restored ${orders.length} orders, .* 1 releases`));
    assert.deepEqual(
      expected.filter((number) => !orders.includes(number)),
      [],
    );
    const readRestored = (path: string) => readFile(join(restored.DATA_DIR, path), 'utf8');
    assert.equal(await readRestored('captcha.key'), 'a key');
    assert.equal(
      await readRestored('releases/catalog-mfe/1.0.0-3f9c2a1b/remoteEntry.js'),
      'export {};',
    );
    await placeNextOrder(restored, orders);
  });
});

/**
 * Places an order in the restored shop. Checks that its number is the first of a hundred, so that no
 * number of the orders after the backup is given again.
 */
async function placeNextOrder(settings: ShopSettings, orders: string[]): Promise<void> {
  const shop = await startShop(settings);
  const placeOrder = await createShopper(shop);
  const number = await placeOrder();
  await shop.end('SIGTERM');
  const last = Number(orders.at(-1)?.replace(/\D/g, ''));
  const next = Number(number.replace(/\D/g, ''));
  assert.ok(next > last && next % 100 === 0, `${next} follows ${last}`);
}
