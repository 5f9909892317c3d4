import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { isOpenMessage } from './supervised.ts';
import { HEALTH_LIMITS, type HealthLimits, watchHealth } from './watch-health.ts';

/** Shortest and longest pause before a restart, in ms. */
const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Running time after which the next restart uses the shortest pause again, in ms. */
const RAN_WELL = 60_000;

/** Time until a process is killed, in ms. It exceeds the time that a process allows itself. */
const PATIENCE = 11_000;

/**
 * Time limit for a start, in ms. The first start migrates and seeds the database, perhaps on a slow
 * disk.
 */
const OPEN_LIMIT = 300_000;

interface Program {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  /** Time after which a process that does not serve yet is killed, in ms. */
  openLimit?: number;
  health?: HealthLimits;
}

/** A process that is restarted whenever it ends, until `end`. */
export interface Supervised {
  /**
   * Resolves to the lines for the user when the process serves for the first time. Rejects with an
   * `EarlyExitError` if the process ended before that or hung.
   */
  opened: Promise<readonly string[]>;
  /** Ends the process. It is killed after 11 s. */
  end(): Promise<void>;
}

/** A process could not start. The process itself has logged the cause. */
export class EndedError extends Error {
  override readonly name = 'EndedError';
}

/**
 * Keeps one process running: restarts it when it ends and kills it when it is frozen. Each process
 * has its own process group, so that only the supervisor reacts to a Ctrl+C. The process ends
 * itself when the supervisor has ended.
 */
export function supervise(
  { name, file, env, openLimit = OPEN_LIMIT, health = HEALTH_LIMITS }: Program,
  log: Logger,
): Supervised {
  let child: ChildProcess;
  let pause = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopWatch = () => {};
  let [isOpen, isEnding] = [false, false];
  const { promise: opened, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const start = () => {
    const startedAt = performance.now();
    const started = fork(file, {
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    const hung = setTimeout(() => {
      log.error({ seconds: openLimit / 1000 }, `${name} did not serve in time and is ended`);
      started.kill('SIGKILL');
    }, openLimit);
    child.on('error', (cause) => log.error({ failure: String(cause) }, `${name} failed to start`));
    child.on('message', (message) => {
      if (!isOpenMessage(message)) return;
      isOpen = true;
      clearTimeout(hung);
      log.info({ pid: child.pid }, `${name} serves`);
      // A debugger stops the process at breakpoints.
      if (!isDebugged && !isEnding)
        stopWatch = watchHealth(started, health, () => {
          log.error({ pid: started.pid }, `${name} does not respond: it is killed and restarted`);
          started.kill('SIGKILL');
        });
      resolve(message.lines);
    });
    // Follows 'exit' and also a failed start.
    child.once('close', (code, signal) => {
      clearTimeout(hung);
      stopWatch();
      if (isEnding) return;
      if (!isOpen) return reject(new EndedError(`${name} ended before it served`));
      pause = nextPause(pause, performance.now() - startedAt);
      log.error({ code, signal, pause }, `${name} ended and will start again`);
      timer = setTimeout(start, pause);
    });
  };
  start();
  return {
    opened,
    async end() {
      isEnding = true;
      stopWatch();
      clearTimeout(timer);
      await endChild(child);
    },
  };
}

const isDebugged = process.execArgv.some((option) => option.startsWith('--inspect'));

/** Returns the next delay in ms, after a run of `runMs` ms and a last delay of `lastDelay` ms. */
export const nextPause = (pause: number, ran: number) =>
  pause === 0 || ran >= RAN_WELL ? SHORTEST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE);

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  child.once('close', () => resolve());
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}
