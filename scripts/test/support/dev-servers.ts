import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { commandEnv } from './run-command.ts';

/** Longest wait for a line of output in ms. It is several times the wait on a busy machine. */
const PATIENCE = 240_000;
const PAUSE = 100;
/**
 * Longest wait in ms for the end of the dev servers. It exceeds the time limit after which
 * `dev-servers.ts` kills its programs.
 */
const END_LIMIT = 60_000;

/** Runs the dev servers of a copy of this repository at free ports. */
export function startDevServers(folder: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn('node', ['scripts/dev-servers.ts', ...args], {
    cwd: folder,
    env: { ...commandEnv, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (output += String(part)));
  let isOver = false;
  const ended = once(child, 'close').then(() => (isOver = true));

  return {
    said: () => output,
    /** Waits until the output matches the pattern. Resolves to the match. */
    async saying(pattern: RegExp): Promise<string> {
      const until = performance.now() + PATIENCE;
      for (;;) {
        const [match] = pattern.exec(output) ?? [];
        if (match !== undefined) return match;
        if (performance.now() > until || isOver)
          throw new Error(`${pattern} was not said:\n${output}`);
        await setTimeout(PAUSE);
      }
    },
    /** Ends the servers. Resolves to the exit code. */
    async end(): Promise<number | null> {
      child.kill('SIGTERM');
      const force = global.setTimeout(() => child.kill('SIGKILL'), END_LIMIT);
      await ended;
      clearTimeout(force);
      return child.exitCode;
    },
    ended: async () => {
      await ended;
      return child.exitCode;
    },
  };
}
