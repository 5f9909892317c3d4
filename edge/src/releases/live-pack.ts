import { join } from 'node:path';
import { PACK_FILE } from 'build/contract-pack';
import { readRegistry } from './registry.ts';
import { RegistryError } from './errors.ts';
import type { Releases } from './releases.ts';

/** The file with the declarations that the live shell gives. Throws a `RegistryError` when no shell is live. */
export async function livePack({ store, files }: Releases): Promise<string> {
  const [shell] = (await readRegistry(store)).registry.microFrontends['shell'] ?? [];
  if (!shell) throw new RegistryError("No shell is live: name a release's folder instead.");
  return join(await files.folderOf(shell), PACK_FILE);
}
