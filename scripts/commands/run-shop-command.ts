import { readAuthor } from '../author.ts';
import { exitIfHelpWanted } from '../help.mjs';
import { checkPackageNames } from '../named-packages.mjs';
import { listReleasedPackages, readRemote } from '../packages.mjs';
import { openCopySource } from '../targets/copy-source.ts';
import { openReleaseTarget } from '../targets/release-target.ts';
import type { Command, CommandContext } from './command.ts';

/** Runs a command for the packages of this repository and for those of other repositories. */
export async function runShopCommand(name: string, command: Command): Promise<void> {
  exitIfHelpWanted(name);
  try {
    await command(process.argv.slice(2), shopContext);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}

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
