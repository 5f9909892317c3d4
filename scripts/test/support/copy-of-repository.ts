import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listWorkspaces } from '../../packages.mjs';

const root = join(import.meta.dirname, '../../..');
const excludedNames = ['node_modules', '.git', '.cache', '.data', '.nx', 'dist'];

/**
 * Copies the repository without builds. The copy has links to the installed packages, and a copy of
 * the cached results of the contract check.
 */
export function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => source === root || !excludedNames.includes(basename(source)),
  });
  const contractCache = '.cache/contract';
  if (existsSync(join(root, contractCache)))
    cpSync(join(root, contractCache), join(folder, contractCache), {
      recursive: true,
      filter: isNoDraft,
    });
  linkInstalledPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Returns whether a file is no draft. Draft files are omitted, because another test may be writing
 * them.
 */
const isNoDraft = (source: string) => !source.endsWith('.draft');

/** Links the installed packages into another folder with these workspaces. */
export function linkInstalledPackages(folder: string): void {
  const packages = listWorkspaces();
  for (const subfolder of ['.', ...packages])
    linkPackages(join(subfolder, 'node_modules'), folder, packages);
}

/**
 * Links every installed package of `subfolder` into the copy. Links of the repository's own
 * packages lead to their folders in the copy.
 */
function linkPackages(subfolder: string, folder: string, own: string[]): void {
  const installed = installedIn(join(root, subfolder));
  if (installed.length === 0) return;
  mkdirSync(join(folder, subfolder));
  for (const name of installed) {
    const target = own.includes(name) ? `../${name}` : join(root, subfolder, name);
    symlinkSync(target, join(folder, subfolder, name));
  }
}

function installedIn(parentFolder: string): string[] {
  try {
    return readdirSync(parentFolder);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}
