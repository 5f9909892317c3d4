import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listChildProcesses } from './list-child-processes.ts';

const root = join(import.meta.dirname, '../..');
/** Longest wait for the start of a shop, in ms. It is much longer than an idle machine needs. */
const START_TIMEOUT_MS = 600_000;
const warmUpPaths = ['/', '/cart', '/details', '/login', '/faq'];
/**
 * Largest number of attempts to start a shop. An attempt fails if another program takes the free
 * port first.
 */
const MAX_ATTEMPTS = 5;

export interface Shop {
  url: string;
  dataDir: string;
  /** Stops the shop with a signal, as an operator does. */
  stop(): Promise<void>;
  readProcessIds(): { supervisor: number; edge: number; backend: number };
  /** Kills all processes of the shop at once, as a power failure does. */
  kill(): Promise<void>;
  /** Starts the shop again with the same port and data. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a shop with its own data folder. Waits until the shop accepts orders. */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const template = process.env['SHOP_TEMPLATE'];
  if (template) cpSync(template, dataDir, { recursive: true });
  return openShop(dataDir, env);
}

/** Starts the shop of this data folder on a free port. */
export async function openShop(dataDir: string, env: Record<string, string> = {}): Promise<Shop> {
  const settings = { ...env, DATA_DIR: dataDir };
  const startedShop = await retryOnTakenPort(async () => {
    const candidatePort = await findFreePort();
    return {
      port: candidatePort,
      child: await launch({ ...settings, PORT: String(candidatePort) }),
    };
  });
  const { port } = startedShop;
  let { child } = startedShop;
  const stopProcess = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closeEvent = once(child, 'close');
    child.kill(signal);
    await closeEvent;
  };
  return {
    url: toUrl(port),
    dataDir,
    stop: () => stopProcess('SIGTERM'),
    readProcessIds: () => findProcesses(child),
    async kill() {
      const closeEvent = once(child, 'close');
      for (const pid of Object.values(findProcesses(child))) process.kill(pid, 'SIGKILL');
      await closeEvent;
    },
    async restart() {
      child = await retryOnTakenPort(() => launch({ ...settings, PORT: String(port) }));
    },
    async remove() {
      await stopProcess('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the process ids of the supervisor, the storefront and the backend. */
function findProcesses({ pid = 0 }: ChildProcess) {
  const children = listChildProcesses(pid);
  const findPid = (file: string) => {
    const childProcess = children.find(({ command }) => command.includes(file));
    if (!childProcess) throw new Error(`No child process of the shop runs ${file}.`);
    return childProcess.pid;
  };
  return {
    supervisor: pid,
    edge: findPid('edge/src/main.ts'),
    backend: findPid('api/src/main.ts'),
  };
}

/** Calls `open` again if another program has taken the free port first. */
async function retryOnTakenPort<Result>(open: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (cause) {
      if (attempt === MAX_ATTEMPTS || !/PORT \d+ is taken/.test(String(cause))) throw cause;
    }
  }
}

/** Starts the shop. Resolves when the shop's port is open and the shop is ready for orders. */
async function launch(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(join(root, 'node_modules/.bin/node'), ['scripts/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      // One render worker suffices for tests.
      RENDER_WORKERS: '1',
      // Switches the measurement of web vitals off, because the measurement adds a script to random
      // page loads.
      WEB_VITALS_PERCENT: '0',
      // Time limit of rendering in ms. With a short limit, the server would leave slow pages to the
      // browser.
      RENDER_TIMEOUT_MS: '20000',
      ...env,
    },
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk) => (errorOutput += String(chunk)));
  child.stderr.pipe(process.stderr);
  const deadline = AbortSignal.timeout(START_TIMEOUT_MS);
  try {
    await waitUntilOpen(child, deadline);
    const url = toUrl(env['PORT']);
    await waitUntilReady(`${url}/readyz`, deadline);
    // Requests some pages in advance, because their first responses are slow and a test may measure
    // response times.
    for (const path of warmUpPaths) await fetch(url + path, { signal: deadline });
    return child;
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error(`The shop did not open: ${errorOutput || String(cause)}`, { cause });
  }
}

const waitUntilOpen = (child: ChildProcess, deadline: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('The shop is open')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the process ended with exit code ${code}.`)));
    child.once('error', reject);
    deadline.addEventListener('abort', () => reject(deadline.reason as Error));
  });

async function waitUntilReady(readinessUrl: string, deadline: AbortSignal): Promise<void> {
  for (;;) {
    if ((await fetch(readinessUrl, { signal: deadline })).ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const toUrl = (port: number | string | undefined) => `http://127.0.0.1:${port}`;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
