import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Placed } from './contract-said.ts';
import type { ReleaseRecord } from './release-record.ts';

/** The releases that lie in these folders, by their records. */
export const placedIn = (folders: string[]): Promise<Placed[]> =>
  Promise.all(
    folders.map(async (folder) => {
      const record = await readFile(join(folder, 'record.json'), 'utf8');
      const { name, version } = JSON.parse(record) as ReleaseRecord;
      return { name, version, folder };
    }),
  );
