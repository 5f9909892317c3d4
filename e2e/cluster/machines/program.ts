import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { listDescendants } from './process-tree.ts';
import type { Machine } from './machine.ts';

/** Pause before a program that ended starts again, as `RestartSec=1` of systemd does. */
const RESTART_PAUSE_MS = 1_000;

export interface ProgramOptions {
  name: string;
  machine: Machine;
  command: readonly string[];
  env?: Record<string, string>;
  /** User who runs it, if not root. */
  user?: string;
  logFolder: string;
}

/** A program on a machine. It starts again whenever it ends, as a service of systemd does. */
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

  /** Its process and all that it started. */
  listPids(): number[] {
    const pid = this.#child?.pid;
    return pid === undefined ? [] : [pid, ...listDescendants(pid)];
  }

  /** Ends it for good. */
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
