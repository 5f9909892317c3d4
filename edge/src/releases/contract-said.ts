import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PACK_FILE } from 'build/contract-pack';
import type { ReleaseFile } from 'build/release-file';
import { nullIfGone } from './store/null-if-gone.ts';

/** A release and where its files lie. */
export interface Placed {
  /** 'shell', or the room's name. */
  name: string;
  /** Like '1.2.0-ab12cd34'. */
  version: string;
  folder: string;
}

/** What a release says of the contract. */
export type Said = Placed &
  Pick<ReleaseFile, 'uses' | 'offers' | 'shows'> & {
    /** Whether it carries what can be compiled. */
    hasPack: boolean;
  };

/** Reads it from the release's files; undefined when they are gone. */
export async function readSaid(release: Placed): Promise<Said | undefined> {
  const text = await readFile(join(release.folder, 'release.json'), 'utf8').catch(nullIfGone);
  if (text === null) return undefined;
  const { uses = {}, offers = {}, shows = [] } = JSON.parse(text) as Partial<ReleaseFile>;
  const pack = await stat(join(release.folder, PACK_FILE)).catch(nullIfGone);
  return { ...release, uses, offers, shows, hasPack: pack !== null };
}
