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
import { workspaces } from '../../packages.mjs';

const root = join(import.meta.dirname, '../../..');
const leftOut = ['node_modules', '.git', '.cache', '.data', '.nx', 'dist'];

/**
 * A copy of the repository without what was built in it; installed packages are links to this one's, and
 * what the check of the contract has found so far is known there too.
 */
export function copyOfRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => source === root || !leftOut.includes(basename(source)),
  });
  const found = '.cache/contract';
  if (existsSync(join(root, found)))
    cpSync(join(root, found), join(folder, found), { recursive: true, filter: isNoDraft });
  const packages = workspaces();
  for (const place of ['.', ...packages])
    linkPackages(join(place, 'node_modules'), folder, packages);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Another test may be writing an answer: its draft is gone as soon as that is whole. */
const isNoDraft = (source: string) => !source.endsWith('.draft');

/** Links every installed package, and the copy's own packages to where they lie in the copy. */
function linkPackages(place: string, folder: string, own: string[]): void {
  const installed = installedIn(join(root, place));
  if (installed.length === 0) return;
  mkdirSync(join(folder, place));
  for (const name of installed) {
    const target = own.includes(name) ? `../${name}` : join(root, place, name);
    symlinkSync(target, join(folder, place, name));
  }
}

function installedIn(place: string): string[] {
  try {
    return readdirSync(place);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}
