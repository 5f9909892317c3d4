import { availableParallelism } from 'node:os';
import { runQuietly } from './run-quietly.mjs';

/**
 * Runs the parts of `npm test` concurrently. A part starts when the parts that its field `after`
 * names have ended. One part more than there are CPU cores runs, because tests also wait for
 * processes and time limits. While a part runs that other parts need, that extra part would delay
 * them, and does not start.
 */
export async function runConcurrently(parts, onEnded) {
  const waitingParts = [...parts];
  const pendingRuns = new Set();
  const runningParts = new Set();
  const endedParts = new Set();

  const isReady = ({ after = [] }) =>
    after.every((name) => endedParts.has(name) || !parts.some((part) => part.name === name));

  const isNeeded = ({ name }) => waitingParts.some(({ after = [] }) => after.includes(name));

  const computeLimit = () => availableParallelism() + ([...runningParts].some(isNeeded) ? 0 : 1);

  while (waitingParts.length + pendingRuns.size > 0) {
    const nextIndex = pendingRuns.size < computeLimit() ? waitingParts.findIndex(isReady) : -1;
    if (nextIndex < 0) {
      await Promise.race(pendingRuns);
      continue;
    }
    const [part] = waitingParts.splice(nextIndex, 1);
    runningParts.add(part);
    const run = runPart(part).then(() => {
      pendingRuns.delete(run);
      runningParts.delete(part);
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
