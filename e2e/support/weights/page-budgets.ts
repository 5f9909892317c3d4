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

const deskRemotes = new Set(
  pageBudgets.filter(({ path }) => path.startsWith('/admin')).map(({ remote }) => remote),
);

/**
 * Returns the size in bytes of the scripts that only the desk loads: those of its remotes, and the
 * chunk of `shared/desk`. `files` comes from `recordWeight`.
 */
export const sumDeskScripts = (files: readonly string[]): number =>
  files
    .filter((file) => {
      const [, remote = '', script = ''] = / \/releases\/([^/]+)\/.*?([^/]+\.js)$/.exec(file) ?? [];
      return deskRemotes.has(remote) || script.startsWith('later-desk.');
    })
    .reduce((total, file) => total + Number.parseInt(file, 10), 0);
