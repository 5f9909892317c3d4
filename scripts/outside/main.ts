import { describeUsage, isHelpWanted } from '../command-line/help.mjs';
import { check } from './check.ts';
import { dev } from './dev.ts';
import { release } from './release.ts';
import { showAlerts } from '../commands/alerts.ts';
import { showDifferences } from '../commands/differences.ts';
import { showHistory } from '../commands/history.ts';
import { preview } from '../commands/preview.ts';
import { promote } from '../commands/promote.ts';
import { rollBack } from '../commands/roll-back.ts';
import { showStatus } from '../commands/status.ts';
import { bindToRemote } from './remote-context.ts';

/**
 * Commands of a remote outside this repository. The commands work on the remote in the current
 * folder.
 */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  check,
  dev,
  release,
  alerts: bindToRemote(showAlerts),
  differences: bindToRemote(showDifferences),
  history: bindToRemote(showHistory),
  preview: bindToRemote(preview),
  promote: bindToRemote(promote),
  rollback: bindToRemote(rollBack),
  status: bindToRemote(showStatus),
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Error(`Name a command: ${Object.keys(commands).join(', ')}.`);
  if (isHelpWanted(args)) console.log(describeUsage(name, ''));
  else await command(args);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
