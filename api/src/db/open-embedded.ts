import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { rowsOf, type Tx } from './db.ts';
import { lockFolder } from './folder-lock.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { StoppablePGlite } from './stoppable-pglite.ts';

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
  const client = new StoppablePGlite(options);
  await client.waitReady;
  const plain = drizzle(client);
  // Transactions come one after the other, all of this process: none waits for what stands still.
  const commitWith = <Result>(
    work: (tx: Tx) => Promise<Result>,
    last: (result: Result) => readonly SQL[],
  ) =>
    plain.transaction(async (tx) => {
      const result = await work(tx);
      let rows: Record<string, unknown>[] = [];
      for (const statement of last(result)) rows = await rowsOf(tx, statement);
      return { result, rows };
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
