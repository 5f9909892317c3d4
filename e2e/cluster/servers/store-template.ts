import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shop-programs.ts';

const folder = join(root, '.cache/cluster/stores');

/**
 * Returns the folder for a copy of the release store that holds the current builds. With this copy,
 * a later start need not check and release the builds again. Deletes the copies with other builds.
 */
export function findStoreTemplate(): string {
  const hash = createHash('sha256');
  const packages = readdirSync(root).filter((name) => name === 'shell' || name.endsWith('-mfe'));
  for (const dist of packages.map((name) => join(root, name, 'dist'))) {
    // A file name contains a hash of the file's content, except the name of the server build.
    hash.update(readdirSync(dist).join());
    hash.update(readFileSync(join(dist, 'server/main.cjs')));
  }
  const template = hash.digest('hex').slice(0, 16);
  for (const name of listFolder())
    if (name !== template) rmSync(join(folder, name), { recursive: true });
  return join(folder, template);
}

function listFolder(): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw cause;
  }
}
