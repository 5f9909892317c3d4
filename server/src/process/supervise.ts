import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { requestChildMetrics } from '../metrics/child-metrics.ts';
import { Counter, type ProcessMetrics } from '../metrics/metrics.ts';
import { isOpenMessage, isPreparedMessage } from './supervised.ts';
import { HEALTH_LIMITS, type HealthLimits, watchHealth } from './watch-health.ts';

/** Pause before the first restart, in ms. Each further crash doubles the pause. */
const MIN_RESTART_DELAY_MS = 1_000;
/** Longest pause before a restart, in ms. */
const MAX_RESTART_DELAY_MS = 30_000;

/** Duration of a run after which the next restart has the shortest pause again, in ms. */
const STABLE_RUN_MS = 60_000;

/**
 * Longest wait for the end of the process in ms. Exceeds the 10 s that the process takes at most to
 * end by itself.
 */
const KILL_TIMEOUT_MS = 11_000;

/**
 * Longest start in ms. The first start migrates and seeds the database, possibly on a slow disk.
 */
const OPEN_TIMEOUT_MS = 300_000;

interface Program {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  openTimeoutMs?: number;
  health?: HealthLimits;
}

const restarts = new Counter({
  name: 'shop_process_restarts_total',
  help: 'Restarts of a child process after it ended or was killed.',
  labelNames: ['child'],
});

export interface SupervisedProcess {
  name: string;
  /**
   * Resolves to lines for the user when the process serves requests. Rejects with an
   * `EarlyExitError` if the process ends or hangs before it serves requests.
   */
  ready: Promise<readonly string[]>;
  /**
   * Resolves when the process only waits for its database. During a change-over, the old shop still
   * has the embedded database open. Rejects if `ready` rejects. Never resolves for a process without a
   * database.
   */
  prepared: Promise<void>;
  /** Resolves to null if the process has ended or does not respond. */
  readMetrics(): Promise<ProcessMetrics | null>;
  end(): Promise<void>;
}

export class EarlyExitError extends Error {
  override readonly name = 'EndedError';
}

/**
 * Starts a process and restarts it after a crash. The process has its own group, so that only the
 * supervisor receives a Ctrl+C.
 */
export function supervise(
  { name, file, env, openTimeoutMs = OPEN_TIMEOUT_MS, health = HEALTH_LIMITS }: Program,
  log: Logger,
): SupervisedProcess {
  let child: ChildProcess;
  let restartDelay = 0;
  let restartTimer: NodeJS.Timeout | undefined;
  let stopHealthWatch = () => {};
  let [isServing, isEnding] = [false, false];
  const { promise: readyPromise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const start = () => {
    const startedAt = performance.now();
    const startedChild = forkProgram(file, env);
    child = startedChild;
    const openTimer = setTimeout(() => {
      log.error({ seconds: openTimeoutMs / 1000 }, `${name} did not serve in time and is ended`);
      startedChild.kill('SIGKILL');
    }, openTimeoutMs);
    child.on('error', (cause) => log.error({ failure: String(cause) }, `${name} failed to start`));
    child.on('message', (message) => {
      if (!isOpenMessage(message)) return;
      isServing = true;
      clearTimeout(openTimer);
      log.info({ child: child.pid }, `${name} serves`);
      // Does not watch a debugged process, because a breakpoint would look like a freeze.
      if (!isDebugged && !isEnding)
        stopHealthWatch = watchHealth(startedChild, health, () =>
          killFrozenChild(startedChild, name, log),
        );
      resolve(message.lines);
    });
    // Uses 'close', because 'exit' does not occur after a failed start.
    child.once('close', (code, signal) => {
      clearTimeout(openTimer);
      stopHealthWatch();
      if (isEnding) return;
      if (!isServing) return reject(new EarlyExitError(`${name} ended before it served`));
      restartDelay = getNextDelay(restartDelay, performance.now() - startedAt);
      log.error({ code, signal, pause: restartDelay }, `${name} ended and will start again`);
      restarts.inc({ child: name });
      restartTimer = setTimeout(start, restartDelay);
    });
    return startedChild;
  };
  const firstChild = start();
  restarts.inc({ child: name }, 0);
  return {
    name,
    ready: readyPromise,
    prepared: waitUntilPrepared(firstChild, readyPromise),
    readMetrics: () => requestChildMetrics(child),
    async end() {
      isEnding = true;
      stopHealthWatch();
      clearTimeout(restartTimer);
      await endChild(child);
    },
  };
}

const forkProgram = (file: string, env: NodeJS.ProcessEnv): ChildProcess =>
  fork(file, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

function waitUntilPrepared(child: ChildProcess, readyPromise: Promise<unknown>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on('message', (message) => {
    if (isPreparedMessage(message)) resolve();
  });
  readyPromise.catch(reject);
  // Prevents an unhandled rejection, because most callers await `ready` but not `prepared`.
  promise.catch(() => undefined);
  return promise;
}

function killFrozenChild(child: ChildProcess, name: string, log: Logger): void {
  log.error({ child: child.pid }, `${name} does not respond: it is killed and restarted`);
  child.kill('SIGKILL');
}

const isDebugged = process.execArgv.some((option) => option.startsWith('--inspect'));

export const getNextDelay = (lastDelay: number, runMs: number) =>
  lastDelay === 0 || runMs >= STABLE_RUN_MS
    ? MIN_RESTART_DELAY_MS
    : Math.min(lastDelay * 2, MAX_RESTART_DELAY_MS);

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const { promise: closedPromise, resolve } = Promise.withResolvers<void>();
  child.once('close', () => resolve());
  const killTimer = setTimeout(() => child.kill('SIGKILL'), KILL_TIMEOUT_MS);
  child.kill('SIGTERM');
  await closedPromise;
  clearTimeout(killTimer);
}
