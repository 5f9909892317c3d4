import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PACK_FILE } from 'build/contract-pack';
import type { ReleaseFile } from 'build/release-file';
import { nullIfGone } from '../store/null-if-gone.ts';

/** A release on this machine, and the folder of its files. */
export interface Placed {
  /** 'shell' or the remote's name. */
  name: string;
  /** A version like '1.2.0-ab12cd34'. */
  version: string;
  folder: string;
}

/** The contract of a release: the names that it uses and offers. */
export type Said = Placed &
  Pick<ReleaseFile, 'uses' | 'offers' | 'shows'> & {
    /** Whether the release contains a type bundle for the compiler. */
    hasPack: boolean;
  };

/** Reads the contract from the release's files. Resolves to undefined if they are missing. */
export async function readSaid(release: Placed): Promise<Said | undefined> {
  const text = await readFile(join(release.folder, 'release.json'), 'utf8').catch(nullIfGone);
  if (text === null) return undefined;
  const { uses = {}, offers = {}, shows = [] } = JSON.parse(text) as Partial<ReleaseFile>;
  const pack = await stat(join(release.folder, PACK_FILE)).catch(nullIfGone);
  return { ...release, uses, offers, shows, hasPack: pack !== null };
}
