import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TYPE_BUNDLE_FILE } from 'build/contract-pack';
import type { ReleaseFile } from 'build/release-file';
import { nullIfMissing } from 'server/store/null-if-missing';

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
