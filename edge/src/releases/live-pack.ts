import { join } from 'node:path';
import { PACK_FILE } from 'build/contract-pack';
import { placedIn } from './placed-in.ts';
import { RegistryError } from './errors.ts';

/**
 * The file with the declarations that the live shell gives, of what is live in these folders. Throws a
 * `RegistryError` when no shell is.
 */
export async function livePack(liveFolders: string[]): Promise<string> {
  const shell = (await placedIn(liveFolders)).find(({ name }) => name === 'shell');
  if (!shell) throw new RegistryError("No shell is live: name a release's folder instead.");
  return join(shell.folder, PACK_FILE);
}
