import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { listDescendants } from './process-tree.ts';
import type { Machine } from './machine.ts';

/** Pause in ms before an ended program starts again, the same as with `RestartSec=1` in systemd. */
const RESTART_PAUSE_MS = 1_000;

export interface ProgramOptions {
  name: string;
  machine: Machine;
  command: readonly string[];
  env?: Record<string, string>;
  /** System user of the program. Root by default. */
  user?: string;
  logFolder: string;
}

/**
 * A program on a machine. The program starts again whenever it ends, as a service of systemd does.
 */
export class Program {
  readonly options: ProgramOptions;
  #child: ChildProcess | null = null;
  #isStopped = true;
  #restartTimer: NodeJS.Timeout | undefined;
  #extraEnv: Record<string, string> = {};

  constructor(options: ProgramOptions) {
    this.options = options;
  }

  get name(): string {
    return this.options.name;
  }

  start(extraEnv: Record<string, string> = {}): void {
    this.#isStopped = false;
    this.#extraEnv = extraEnv;
    this.#spawn();
  }

  #spawn(): void {
    const { name, machine, command, env = {}, user, logFolder } = this.options;
    const log = openSync(join(logFolder, `${name}.log`), 'a');
    const asUser = user ? ['setpriv', '--reuid', user, '--regid', user, '--init-groups'] : [];
    this.#child = spawn('nsenter', [...machine.enter(), ...asUser, ...command], {
      cwd: machine.disk,
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env, ...this.#extraEnv },
    });
    closeSync(log);
    this.#child.once('exit', () => {
      if (this.#isStopped) return;
      this.#restartTimer = setTimeout(() => this.#spawn(), RESTART_PAUSE_MS);
    });
  }

  /** Returns the ids of the program's process and of all its descendants. */
  listPids(): number[] {
    const pid = this.#child?.pid;
    return pid === undefined ? [] : [pid, ...listDescendants(pid)];
  }

  /** Ends the program with a signal. The program does not start again until `start` is called. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#restartTimer);
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
