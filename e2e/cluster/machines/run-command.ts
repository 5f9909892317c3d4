import { execFileSync } from 'node:child_process';

/**
 * Runs a short command and returns its output. If the command fails, throws an error with the error
 * output.
 */
export const runCommand = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
