import { join } from 'node:path';
import { TYPE_BUNDLE_FILE } from 'build/contract-pack';
import { readLocalReleases } from './read-local-releases.ts';
import { RegistryError } from '../errors.ts';

export async function findLiveTypeBundle(liveFolders: string[]): Promise<string> {
  const shell = (await readLocalReleases(liveFolders)).find(({ name }) => name === 'shell');
  if (!shell) throw new RegistryError("No shell is live: name a release's folder instead.");
  return join(shell.folder, TYPE_BUNDLE_FILE);
}
