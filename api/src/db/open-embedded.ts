import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Rows, rowsOf, type Tx } from './db.ts';
import { lockFolder } from './folder-lock.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { StoppablePGlite } from './stoppable-pglite.ts';

/**
 * Opens the embedded database in the subfolder `db` of the data folder. Throws a `SettingError` if
 * another process has it open.
 */
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

/**
 * Opens an embedded database with PGlite's options. Without `dataDir` it is in memory, for tests.
 */
export async function embedded(options: PGliteOptions): Promise<Database> {
  const client = new StoppablePGlite(options);
  await client.waitReady;
  const plain = drizzle(client);
  // Only this process uses the embedded database, one transaction at a time. So no transaction can
  // wait for a frozen process.
  const commitWith = <Result>(
    first: readonly SQL[],
    work: (tx: Tx) => Promise<Result>,
    last: (result: Result) => readonly SQL[],
  ) =>
    plain.transaction(async (tx) => {
      await rowsOfLast(tx, first);
      const result = await work(tx);
      return { result, rows: await rowsOfLast(tx, last(result)) };
    });
  const db = Object.assign(plain, { commitWith });
  return {
    db,
    kind: 'pglite',
    migrate: () => migrate(db, { migrationsFolder }),
    locked: (work) => work(db),
    async close() {
      if (!client.hasStopped) await client.close();
    },
  };
}

/** Runs the statements sequentially. Returns the rows of the last one. */
async function rowsOfLast(tx: Tx, statements: readonly SQL[]): Promise<Rows> {
  let rows: Rows = [];
  for (const statement of statements) rows = await rowsOf(tx, statement);
  return rows;
}
