import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACK_FILE } from 'build/contract-pack';
import type { ReleaseFile } from 'build/release-file';

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
  const text = await ifThere(readFile(join(release.folder, 'release.json'), 'utf8'));
  if (text === undefined) return undefined;
  const { uses = {}, offers = {}, shows = [] } = JSON.parse(text) as Partial<ReleaseFile>;
  const pack = await ifThere(access(join(release.folder, PACK_FILE)).then(() => true));
  return { ...release, uses, offers, shows, hasPack: pack === true };
}

async function ifThere<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}
