import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { readRemoteFile } from 'build/remote-file';
import { readAuthor } from '../releasing/read-author.ts';
import type { Command, CommandContext } from '../commands/command.ts';
import { openShopCopySource, createShopTarget } from '../targets/shop-target.ts';

/** Runs a command for the remote in the current folder, in the shop of RELEASE_TO. */
export const bindToRemote = (command: Command) => (args: string[]) =>
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

interface ShopArguments {
  shop?: string | undefined;
  insecure?: boolean | undefined;
}

/** Connects to the shop at `--shop` or RELEASE_TO. Throws if neither is set. */
export function openShop(values: ShopArguments) {
  const address = findShopAddress(values);
  if (address) return createShopTarget(address, values.insecure ?? false);
  throw new Error("Name the shop: set RELEASE_TO, or add '-- --shop https://shop.example'.");
}

export const findShopAddress = ({ shop }: ShopArguments): string | undefined =>
  shop ?? process.env['RELEASE_TO']?.trim();

export const remoteFolder = process.cwd();

/** Runs a tool of the remote's `node_modules`. Throws if the tool fails. */
export async function runTool(name: string, ...args: string[]): Promise<void> {
  const tools = join(remoteFolder, 'node_modules/.bin');
  const child = spawn(name, args, {
    cwd: remoteFolder,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH']}` },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`'${[name, ...args].join(' ')}' failed.`);
}
