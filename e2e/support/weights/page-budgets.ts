import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PageBudget, readRemoteFile } from 'build/remote-file';

const root = join(import.meta.dirname, '../../..');

/** Budgets of the pages of all packages. `remote` is the package's name in its `remote.json`. */
export const pageBudgets: { remote: string; path: string; budget: PageBudget }[] = globSync(
  '*/remote.json',
  { cwd: root },
).flatMap((file) => {
  const { name, budgets } = readRemoteFile(join(root, dirname(file)));
  return Object.entries(budgets.pages ?? {}).map(([path, budget]) => ({
    remote: name,
    path,
    budget,
  }));
});

/** Returns the size in bytes of the scripts of the desk's remotes. `files` comes from `recordWeight`. */
export const sumDeskScripts = (files: readonly string[]): number =>
  files
    .filter((file) => / \/releases\/(staff|platform)\/.*\.js$/.test(file))
    .reduce((total, file) => total + Number.parseInt(file, 10), 0);
