import { readRemoteFile } from 'build/remote-file';
import { readAuthor } from '../author.ts';
import type { Command, CommandContext } from '../commands/command.ts';
import { openShopCopySource } from '../targets/shop-copy-source.ts';
import { openShop } from './open-shop.ts';
import { remoteFolder } from './run-tool.ts';

/** Runs a command for the remote in the current folder, in the shop of RELEASE_TO. */
export const forRemote = (command: Command) => (args: string[]) =>
  command(args, createRemoteContext());

function createRemoteContext(): CommandContext {
  const { name, routes } = readRemoteFile(remoteFolder);
  return {
    openTarget: (values) => Promise.resolve(openShop(values)),
    openCopySource: openShopCopySource,
    ownName: name,
    readNames(args) {
      const otherNames = args.filter((arg) => arg !== name);
      if (otherNames.length === 0) return [name];
      throw new Error(`This repository has ${name}, and not ${otherNames.join(', ')}.`);
    },
    readAuthor: (why) => readAuthor(why, undefined, remoteFolder),
    // The token says in the shop whether the package is of another repository.
    isOutside: () => false,
    page: routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/',
  };
}
