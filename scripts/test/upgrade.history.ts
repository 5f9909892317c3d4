import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { findFreePort } from 'build/free-port';
import { startPostgres } from '../../api/test/support/start-postgres.ts';
import { buildOldVersion, findOldCommit } from './support/old-version.ts';
import { repeatRequests } from './support/repeat-requests.ts';
import { type PlacedOrder, placeOrder, serveShop } from './support/served-shop.ts';

const root = join(import.meta.dirname, '../..');
const MIGRATION_SETTING = '/proc/sys/net/ipv4/tcp_migrate_req';
/**
 * Longest time in ms without a successful response for one path. The embedded database is closed
 * and opened meanwhile, which takes longer on a busy machine.
 */
const MAX_GAP_MS = { embedded: 5_000, postgres: 2_000 };
const PATHS = ['/', '/about', '/api/users/getservices'];

type Shop = Awaited<ReturnType<typeof serveShop>>;

const old = buildOldVersion(findOldCommit());
after(old.remove);
/** Address and settings that all versions of the shop share in one test. */
async function createSettings(databaseUrl: string, maxGapMs: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-upgrade-'));
  after(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const port = await findFreePort(0);
  const env: NodeJS.ProcessEnv = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    RENDER_WORKERS: '1',
    // Raises the rate limits, because all orders come from one network.
    RATE_LIMIT_SCALE: '1000',
    DATABASE_URL: databaseUrl,
  };
  return { origin: `http://127.0.0.1:${port}`, env, maxGapMs };
}

type Settings = Awaited<ReturnType<typeof createSettings>>;

async function serve({ env }: Settings, folder: string, ...options: string[]): Promise<Shop> {
  const shop = await serveShop(folder, env, ...options);
  after(shop.kill);
  return shop;
}

/**
 * Whether Linux gives waiting connections of a process that closes a port to another process that
 * listens at the port. Before Linux 5.14 and on other systems the setting is absent.
 */
const migratesConnections =
  existsSync(MIGRATION_SETTING) && readFileSync(MIGRATION_SETTING, 'utf8').trim() === '1';

/**
 * Replaces the running shop by the version in `folder`, as `docs/operate/upgrade.md` says.
 * Responses with status 503 are no faults, because a busy machine may refuse requests.
 */
async function replace(settings: Settings, running: Shop, folder: string): Promise<Shop> {
  if (!old.isReplaceable) {
    await running.end();
    return serve(settings, folder);
  }
  const requests = repeatRequests(settings.origin, PATHS);
  const shop = await serve(settings, folder, '--take-over');
  assert.deepEqual(await running.exit, [0, null]);
  const { failures, longestGapMs, count, resetCount } = await requests.end();
  console.log(
    `${count} requests, ${failures.length} refused, ${resetCount} reset, ${longestGapMs} ms without an answer`,
  );
  assert.ok(resetCount <= (migratesConnections ? 0 : count / 100), `${resetCount} were reset`);
  assert.ok(longestGapMs <= settings.maxGapMs, `${longestGapMs} ms without an answer`);
  assert.deepEqual(
    failures.filter((failure) => !failure.endsWith(' 503')),
    [],
  );
  return shop;
}

/**
 * Orders with the old version, the new one, the old one again and the new one again. Each version
 * must show all orders unchanged and continue their numbers.
 */
async function changeVersions(settings: Settings): Promise<void> {
  const { origin } = settings;
  let shop = await serve(settings, old.folder);
  const placed: { order: PlacedOrder; rows: unknown }[] = [];
  const placeBoth = async () => {
    for (const kind of ['tape', 'move'] as const) {
      const order = await placeOrder(origin, kind);
      placed.push({ order, rows: await order.readRows() });
    }
  };
  await placeBoth();
  for (const folder of [root, old.folder, root]) {
    shop = await replace(settings, shop, folder);
    for (const { order, rows } of placed) assert.deepEqual(await order.readRows(), rows);
    for (const path of PATHS) assert.equal((await fetch(origin + path)).status, 200, path);
    await placeBoth();
  }
  await shop.end();
  const numbers = placed.map(({ order }) => Number(order.orderno.replace(/\D/g, '')));
  const first = numbers[0] ?? 0;
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => first + index),
  );
}

describe('an upgrade from an older version, and the way back', { timeout: 900_000 }, () => {
  it('keeps all orders and their numbers in the embedded database', async () =>
    changeVersions(await createSettings('', MAX_GAP_MS.embedded)));

  it('keeps all orders and their numbers in PostgreSQL', async () => {
    const postgres = await startPostgres();
    after(postgres.stop);
    await changeVersions(await createSettings(postgres.url, MAX_GAP_MS.postgres));
  });
});
