import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalRelease } from './release-contract.ts';
import type { ReleaseRecord } from '../builds/release-record.ts';

export const readLocalReleases = (folders: string[]): Promise<LocalRelease[]> =>
  Promise.all(
    folders.map(async (folder) => {
      const record = await readFile(join(folder, 'record.json'), 'utf8');
      const { name, version } = JSON.parse(record) as ReleaseRecord;
      return { name, version, folder };
    }),
  );
