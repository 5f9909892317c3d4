import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'build/free-port';
import { resolveFolder } from '../packages.mjs';

/** Longest wait until the shop is ready, in ms. */
const READY_LIMIT_MS = 180_000;
/** Time between two checks whether the shop is ready, in ms. */
const POLL_MS = 250;

/** Starts the built shop with the demo data in a folder of its own, on loopback. */
export async function startShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-attack-'));
  const port = String(await findFreePort(0));
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDir,
    // Raises the rate limits. Otherwise, the limit for one IP address would refuse most requests
    // before other code sees them.
    RATE_LIMIT_SCALE: '100000',
    DEMO_DATA: 'on',
    LOG_LEVEL: 'error',
  };
  const shop = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: resolveFolder('.'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exitPromise = once(shop, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => shop.kill(signal));
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  /** Returns whether the shop is ready within the limit. A shop under attack may need a moment. */
  const waitUntilReady = async (): Promise<boolean> => {
    const deadline = performance.now() + READY_LIMIT_MS;
    while (!(await isReady())) {
      if (shop.exitCode !== null || performance.now() > deadline) return false;
      await pause(POLL_MS);
    }
    return true;
  };
  if (!(await waitUntilReady())) {
    const hasEnded = shop.exitCode !== null;
    shop.kill('SIGKILL');
    throw new Error(
      hasEnded
        ? "The shop ended before it served. Run 'npm run build' first."
        : `The shop is not ready after ${READY_LIMIT_MS / 1000} s.`,
    );
  }
  return {
    origin,
    waitUntilReady,
    async stop() {
      shop.kill('SIGTERM');
      await exitPromise;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
