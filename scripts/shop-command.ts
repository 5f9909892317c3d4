import { readAuthor } from './releasing/read-author.ts';
import { exitIfHelpWanted } from './command-line/help.mjs';
import { checkPackageNames } from './command-line/named-packages.mjs';
import { listReleasedPackages, readRemote } from './packages.mjs';
import { openCopySource } from './targets/copy-source.ts';
import { openReleaseTarget } from './targets/release-target.ts';
import type { Command, CommandContext } from './commands/command.ts';
import { showAlerts } from './commands/alerts.ts';
import { showDifferences } from './commands/differences.ts';
import { showHistory } from './commands/history.ts';
import { preview } from './commands/preview.ts';
import { promote } from './commands/promote.ts';
import { rollBack } from './commands/roll-back.ts';
import { showStatus } from './commands/status.ts';

/** Commands for the packages of this repository and for those of other repositories. */
const commands: Record<string, Command> = {
  alerts: showAlerts,
  differences: showDifferences,
  history: showHistory,
  preview,
  promote,
  rollback: rollBack,
  status: showStatus,
};

const listOwnNames = () => listReleasedPackages().map((folder) => readRemote(folder).name);

const shopContext: CommandContext = {
  openTarget: openReleaseTarget,
  openCopySource,
  ownName: null,
  readNames(args, knownNames) {
    const folders = listReleasedPackages();
    const unknownArgs = args.filter((arg) => !folders.includes(arg) && !knownNames.includes(arg));
    if (args.length === 0 || unknownArgs.length > 0)
      checkPackageNames(unknownArgs, knownNames.filter(shopContext.isOutside));
    return args.map((arg) => (folders.includes(arg) ? readRemote(arg).name : arg));
  },
  readAuthor: (why) => readAuthor(why),
  isOutside: (name) => !listOwnNames().includes(name),
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Error(`Name a command: ${Object.keys(commands).join(', ')}.`);
  exitIfHelpWanted(name);
  await command(args, shopContext);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
