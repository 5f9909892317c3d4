import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from './migrations-folder.ts';
import type { Database } from './open-database.ts';

/** The embedded database, kept in `db` under the data folder. One process at a time may open it. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'db');
  await mkdir(dataDir, { recursive: true });
  return embedded({ dataDir: folder });
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
