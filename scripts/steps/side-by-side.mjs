import { availableParallelism } from 'node:os';
import { runQuietly } from './run-quietly.mjs';

/**
 * Runs parts concurrently, one per core, in their order. A part starts when the parts in its
 * `after` have ended. Calls `onEnded(part, code, ms)` after printing the output of each part.
 */
export async function sideBySide(parts, ended) {
  const waiting = [...parts];
  const running = new Set();
  const done = new Set();

  const isReady = ({ after = [] }) =>
    after.every((name) => done.has(name) || !parts.some((part) => part.name === name));

  while (waiting.length + running.size > 0) {
    const next = running.size < availableParallelism() ? waiting.findIndex(isReady) : -1;
    if (next < 0) {
      await Promise.race(running);
      continue;
    }
    const [part] = waiting.splice(next, 1);
    const run = runPart(part).then(() => {
      running.delete(run);
      done.add(part.name);
    });
    running.add(run);
  }

  async function runPart(part) {
    const [command, ...args] = part.command;
    const started = performance.now();
    console.log(`… ${part.name}`);
    const { code, said } = await runQuietly(command, args, { env: part.env });
    console.log(`\n── ${part.name} ──`);
    process.stdout.write(said);
    ended(part, code, performance.now() - started);
  }
}
