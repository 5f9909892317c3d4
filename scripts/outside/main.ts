import { check } from './check.ts';
import { dev } from './dev.ts';
import { release } from './release.ts';
import { rollBack } from './roll-back.ts';

/**
 * Commands of a remote outside this repository. The commands work on the remote in the current
 * folder.
 */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  check,
  dev,
  release,
  rollback: rollBack,
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Error(`Name a command: ${Object.keys(commands).join(', ')}.`);
  await command(args);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
