import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf } from './children-of.ts';

const root = join(import.meta.dirname, '../..');
/** How long a start may take, in ms: many times what it takes on an idle machine. */
const START_MS = 180_000;
const pageOfEachRoom = ['/', '/cart', '/details', '/login', '/faq'];
/** How often a port is tried that another program took meanwhile. */
const TRIES = 5;

/** A running shop of a test's own. */
export interface Shop {
  url: string;
  dataDir: string;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
  /** The process that serves the pages, and the backend's. */
  processes(): { supervisor: number; edge: number; backend: number };
  /** Ends it as a power cut does: all of its processes at once. */
  kill(): Promise<void>;
  /** The same shop again: same port, same data. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Starts a shop with data of its own, as after its first start, and waits until it takes orders. */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const template = process.env['SHOP_TEMPLATE'];
  if (template) cpSync(template, dataDir, { recursive: true });
  return openShop(dataDir, env);
}

/** Opens the shop in this data folder, on any port. */
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

/** The supervisor and the two that it keeps running. */
function processesOf({ pid = 0 }: ChildProcess) {
  const running = childrenOf(pid);
  const named = (file: string) => {
    const found = running.find(({ command }) => command.includes(file));
    if (!found) throw new Error(`Nothing runs ${file}.`);
    return found.pid;
  };
  return { supervisor: pid, edge: named('edge/src/main.ts'), backend: named('api/src/main.ts') };
}

/** Between looking for a free port and opening it, another program may take it. */
async function again<Result>(open: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (cause) {
      if (attempt === TRIES || !/PORT \d+ is taken/.test(String(cause))) throw cause;
    }
  }
}

/** Starts the process; resolves once it says itself that it is open and answers that it takes orders. */
async function launch(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(join(root, 'node_modules/.bin/node'), ['scripts/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      // As few processes, and as little waiting, as a test needs.
      RENDER_WORKERS: '1',
      RELEASE_POLL_MS: '200',
      // A page that came too late would be left to the browser.
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
    // What a server does once, it has done before a test looks at how long it takes.
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
    child.once('exit', (code) => reject(new Error(`it ended with exit code ${code}.`)));
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
