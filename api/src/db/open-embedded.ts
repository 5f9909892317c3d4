import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { Database } from './open-database.ts';

/** The embedded database, kept in `db` under the data folder. Rejects while another process has it open. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const database = await embedded({ dataDir: join(dataDir, 'db') });
  return {
    ...database,
    async close() {
      await database.close();
      unlock();
    },
  };
}

/** An embedded database from PGlite's own options; tests keep it in memory. */
export async function embedded(options: PGliteOptions): Promise<Database> {
  const client = await PGlite.create(options);
  const db = drizzle(client);
  return {
    db,
    kind: 'pglite',
    migrate: () => migrate(db, { migrationsFolder }),
    locked: (work) => work(),
    close: () => client.close(),
  };
}
