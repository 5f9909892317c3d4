import { availableParallelism } from 'node:os';
import { runQuietly } from './run-quietly.mjs';

/**
 * Runs the parts of `npm test` concurrently, one per CPU core. A part starts when the parts that
 * its field `after` names have ended.
 */
export async function runConcurrently(parts, onEnded) {
  const waitingParts = [...parts];
  const pendingRuns = new Set();
  const endedParts = new Set();

  const isReady = ({ after = [] }) =>
    after.every((name) => endedParts.has(name) || !parts.some((part) => part.name === name));

  while (waitingParts.length + pendingRuns.size > 0) {
    const nextIndex =
      pendingRuns.size < availableParallelism() ? waitingParts.findIndex(isReady) : -1;
    if (nextIndex < 0) {
      await Promise.race(pendingRuns);
      continue;
    }
    const [part] = waitingParts.splice(nextIndex, 1);
    const run = runPart(part).then(() => {
      pendingRuns.delete(run);
      endedParts.add(part.name);
    });
    pendingRuns.add(run);
  }

  async function runPart(part) {
    const [command, ...args] = part.command;
    const startedAt = performance.now();
    console.log(`… ${part.name}`);
    const { code, output } = await runQuietly(command, args, { env: part.env });
    console.log(`\n── ${part.name} ──`);
    process.stdout.write(output);
    onEnded(part, code, performance.now() - startedAt);
  }
}
