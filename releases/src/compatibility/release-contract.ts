import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TYPE_BUNDLE_FILE } from 'build/contract-pack';
import type { ReleaseFile } from 'build/release-file';
import { nullIfMissing } from 'server/store/null-if-missing';
import type { ReleaseRecord } from '../builds/release-record.ts';
import { RegistryError } from '../errors.ts';

export interface LocalRelease {
  name: string;
  version: string;
  folder: string;
}

export type ReleaseContract = LocalRelease &
  Pick<ReleaseFile, 'uses' | 'offers' | 'shows'> & {
    hasTypeBundle: boolean;
  };

export async function readContract(release: LocalRelease): Promise<ReleaseContract | undefined> {
  const text = await readFile(join(release.folder, 'release.json'), 'utf8').catch(nullIfMissing);
  if (text === null) return undefined;
  const { uses = {}, offers = {}, shows = [] } = JSON.parse(text) as Partial<ReleaseFile>;
  const typeBundle = await stat(join(release.folder, TYPE_BUNDLE_FILE)).catch(nullIfMissing);
  return { ...release, uses, offers, shows, hasTypeBundle: typeBundle !== null };
}

export const readLocalReleases = (folders: string[]): Promise<LocalRelease[]> =>
  Promise.all(
    folders.map(async (folder) => {
      const record = await readFile(join(folder, 'record.json'), 'utf8');
      const { name, version } = JSON.parse(record) as ReleaseRecord;
      return { name, version, folder };
    }),
  );

export async function findLiveTypeBundle(liveFolders: string[]): Promise<string> {
  const shell = (await readLocalReleases(liveFolders)).find(({ name }) => name === 'shell');
  if (!shell) throw new RegistryError("No shell is live: name a release's folder instead.");
  return join(shell.folder, TYPE_BUNDLE_FILE);
}
