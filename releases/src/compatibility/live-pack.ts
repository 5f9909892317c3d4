import { join } from 'node:path';
import { PACK_FILE } from 'build/contract-pack';
import { placedIn } from './placed-in.ts';
import { RegistryError } from '../errors.ts';

/**
 * Returns the path of the live shell's type bundle. Throws a `RegistryError` if no shell is live.
 */
export async function livePack(liveFolders: string[]): Promise<string> {
  const shell = (await placedIn(liveFolders)).find(({ name }) => name === 'shell');
  if (!shell) throw new RegistryError("No shell is live: name a release's folder instead.");
  return join(shell.folder, PACK_FILE);
}
