import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf } from './children-of.ts';

const root = join(import.meta.dirname, '../..');
/** Longest wait for a start, in ms: many times as long as an idle machine needs. */
const START_MS = 180_000;
const pageOfEachRoom = ['/', '/cart', '/details', '/login', '/faq'];
/** Number of tries if another program has taken the port meanwhile. */
const TRIES = 5;

/** A running shop for one test or test file. */
export interface Shop {
  url: string;
  dataDir: string;
  /** Stops the shop like an operator does. */
  stop(): Promise<void>;
  /** Ids of its processes. */
  processes(): { supervisor: number; edge: number; backend: number };
  /** Kills all processes at once, like a power cut. */
  kill(): Promise<void>;
  /** Starts the shop again with the same port and data. */
  restart(): Promise<void>;
  /** Stops the shop and removes its data. */
  remove(): Promise<void>;
}

/** Starts a shop with its own data and waits until it accepts orders. */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const template = process.env['SHOP_TEMPLATE'];
  if (template) cpSync(template, dataDir, { recursive: true });
  return openShop(dataDir, env);
}

/** Starts the shop of this data folder on any free port. */
export async function openShop(dataDir: string, env: Record<string, string> = {}): Promise<Shop> {
  const settings = { ...env, DATA_DIR: dataDir };
  const opened = await again(async () => {
    const free = await freePort();
    return { port: free, child: await launch({ ...settings, PORT: String(free) }) };
  });
  const { port } = opened;
  let { child } = opened;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  };
  return {
    url: addressOf(port),
    dataDir,
    stop: () => end('SIGTERM'),
    processes: () => processesOf(child),
    async kill() {
      const ended = once(child, 'close');
      for (const pid of Object.values(processesOf(child))) process.kill(pid, 'SIGKILL');
      await ended;
    },
    async restart() {
      child = await again(() => launch({ ...settings, PORT: String(port) }));
    },
    async remove() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the supervisor and its two child processes. */
function processesOf({ pid = 0 }: ChildProcess) {
  const running = childrenOf(pid);
  const named = (file: string) => {
    const found = running.find(({ command }) => command.includes(file));
    if (!found) throw new Error(`No child process of the shop runs ${file}.`);
    return found.pid;
  };
  return { supervisor: pid, edge: named('edge/src/main.ts'), backend: named('api/src/main.ts') };
}

/** Tries again if another program took the free port before it was opened. */
async function again<Result>(open: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (cause) {
      if (attempt === TRIES || !/PORT \d+ is taken/.test(String(cause))) throw cause;
    }
  }
}

/** Starts the process. Resolves once it reports that it is open and ready for orders. */
async function launch(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(join(root, 'node_modules/.bin/node'), ['scripts/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      // As few processes and short intervals as tests need.
      RENDER_WORKERS: '1',
      RELEASE_POLL_MS: '200',
      // Otherwise the server would leave slow pages to the browser.
      RENDER_TIMEOUT_MS: '20000',
      ...env,
    },
  });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  child.stderr.pipe(process.stderr);
  const deadline = AbortSignal.timeout(START_MS);
  try {
    await isOpen(child, deadline);
    const address = addressOf(env['PORT']);
    await takesOrders(`${address}/readyz`, deadline);
    // Warms up the server before a test measures its response times.
    for (const path of pageOfEachRoom) await fetch(address + path, { signal: deadline });
    return child;
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error(`The shop did not open: ${said || String(cause)}`, { cause });
  }
}

const isOpen = (child: ChildProcess, deadline: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part) => {
      said += String(part);
      if (said.includes('The shop is open')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the process ended with exit code ${code}.`)));
    child.once('error', reject);
    deadline.addEventListener('abort', () => reject(deadline.reason as Error));
  });

async function takesOrders(address: string, deadline: AbortSignal): Promise<void> {
  for (;;) {
    if ((await fetch(address, { signal: deadline })).ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const addressOf = (port: number | string | undefined) => `http://127.0.0.1:${port}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
