import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { keepDump } from './keep-dump.ts';

/**
 * Returns a dump of an embedded database without tables, as small as possible. PGlite needs several
 * seconds of processor time to create one.
 */
export const createCluster = async (): Promise<Blob> =>
  keepDump(`cluster-${await readVersion()}`, async () => {
    const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
    // Deletes PostgreSQL's own templates, because tests do not need them and they are half of the
    // data.
    await client.exec('update pg_database set datistemplate = false');
    for (const unused of ['template0', 'template1']) await client.exec(`drop database ${unused}`);
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    await client.close();
    return dump;
  });

async function readVersion(): Promise<string> {
  const file = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
