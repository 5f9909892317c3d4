import { execFileSync } from 'node:child_process';

/** Runs a short command and returns its output. Throws with its error output. */
export const runCommand = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
