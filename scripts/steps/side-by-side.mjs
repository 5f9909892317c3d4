import { availableParallelism } from 'node:os';
import { run, runQuietly } from './run.mjs';

/**
 * Runs parts in their order, as many beside each other as there are cores; one that is `alone` has
 * the machine for itself. `ended(part, code, ms)` is called after each, its output shown before.
 */
export async function sideBySide(parts, ended) {
  const waiting = [...parts];
  while (waiting.length > 0) {
    if (waiting[0].alone) {
      await runAlone(waiting.shift());
      continue;
    }
    const until = waiting.findIndex(({ alone }) => alone);
    const group = waiting.splice(0, until < 0 ? waiting.length : until);
    await Promise.all(Array.from({ length: availableParallelism() }, () => drain(group)));
  }

  async function drain(group) {
    for (let part = group.shift(); part; part = group.shift()) await runBeside(part);
  }

  async function runAlone(part) {
    const [command, ...args] = part.command;
    const started = performance.now();
    heading(part.name);
    const code = await run(command, args, { env: part.env });
    ended(part, code, performance.now() - started);
  }

  async function runBeside(part) {
    const [command, ...args] = part.command;
    const started = performance.now();
    const { code, said } = await runQuietly(command, args, { env: part.env });
    heading(part.name);
    process.stdout.write(said);
    ended(part, code, performance.now() - started);
  }
}

const heading = (name) => console.log(`\n── ${name} ──`);
