import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { isOpenMessage } from './supervised.ts';
import { HEALTH_LIMITS, type HealthLimits, watchHealth } from './watch-health.ts';

const MIN_RESTART_DELAY_MS = 1_000;
const MAX_RESTART_DELAY_MS = 30_000;

const STABLE_RUN_MS = 60_000;

/**
 * Longest wait for the end of the process in ms. It exceeds the 10 s that the process allows
 * itself.
 */
const KILL_TIMEOUT_MS = 11_000;

/** Longest start in ms. The first start migrates and seeds the database, perhaps on a slow disk. */
const OPEN_TIMEOUT_MS = 300_000;

interface Program {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  openTimeoutMs?: number;
  health?: HealthLimits;
}

export interface SupervisedProcess {
  /**
   * Resolves to the lines for the user when the process serves. Rejects with an `EarlyExitError` if
   * it ended or hung before that.
   */
  ready: Promise<readonly string[]>;
  end(): Promise<void>;
}

export class EarlyExitError extends Error {
  override readonly name = 'EndedError';
}

/** Each process has its own group, so that only the supervisor reacts to a Ctrl+C. */
export function supervise(
  { name, file, env, openTimeoutMs = OPEN_TIMEOUT_MS, health = HEALTH_LIMITS }: Program,
  log: Logger,
): SupervisedProcess {
  let child: ChildProcess;
  let restartDelay = 0;
  let restartTimer: NodeJS.Timeout | undefined;
  let stopHealthWatch = () => {};
  let [isServing, isEnding] = [false, false];
  const { promise: ready, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const start = () => {
    const startedAt = performance.now();
    const startedChild = fork(file, {
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
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
      log.info({ pid: child.pid }, `${name} serves`);
      // A breakpoint of a debugger must not count as a freeze.
      if (!isDebugged && !isEnding)
        stopHealthWatch = watchHealth(startedChild, health, () => {
          log.error(
            { pid: startedChild.pid },
            `${name} does not respond: it is killed and restarted`,
          );
          startedChild.kill('SIGKILL');
        });
      resolve(message.lines);
    });
    // 'close' follows 'exit', and also a failed start.
    child.once('close', (code, signal) => {
      clearTimeout(openTimer);
      stopHealthWatch();
      if (isEnding) return;
      if (!isServing) return reject(new EarlyExitError(`${name} ended before it served`));
      restartDelay = getNextDelay(restartDelay, performance.now() - startedAt);
      log.error({ code, signal, pause: restartDelay }, `${name} ended and will start again`);
      restartTimer = setTimeout(start, restartDelay);
    });
  };
  start();
  return {
    ready,
    async end() {
      isEnding = true;
      stopHealthWatch();
      clearTimeout(restartTimer);
      await endChild(child);
    },
  };
}

const isDebugged = process.execArgv.some((option) => option.startsWith('--inspect'));

export const getNextDelay = (lastDelay: number, runMs: number) =>
  lastDelay === 0 || runMs >= STABLE_RUN_MS
    ? MIN_RESTART_DELAY_MS
    : Math.min(lastDelay * 2, MAX_RESTART_DELAY_MS);

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  child.once('close', () => resolve());
  const killTimer = setTimeout(() => child.kill('SIGKILL'), KILL_TIMEOUT_MS);
  child.kill('SIGTERM');
  await closed;
  clearTimeout(killTimer);
}
