import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { recordStoreLocation } from 'server/store-location';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { MOVED_FOLDER } from '../db/moved-database.ts';
import { describeDatabaseLocation } from '../db/open-database.ts';
import { openEmbeddedDatabase } from '../db/open-embedded-database.ts';
import { refuseMissingDatabase } from './database-source.ts';
import { openEmptyServerDatabase } from './restore-target.ts';
import { createTables } from './tables/create-tables.ts';
import { readLastMigration } from './tables/describe-tables.ts';
import { exportTables, type TableExport } from './tables/export-tables.ts';
import { TableImport } from './tables/import-tables.ts';

/**
 * Copies the embedded database of a stopped shop into an empty PostgreSQL database. Then renames
 * the folder of the embedded database, so that no shop uses the old data by mistake.
 */
export async function moveDatabase(
  { dataDir }: Pick<Config, 'dataDir'>,
  databaseUrl: string,
): Promise<TableExport> {
  refuseMissingDatabase(dataDir);
  const source = await openEmbeddedDatabase(dataDir);
  try {
    await source.migrate();
    const target = await openEmptyServerDatabase(databaseUrl);
    try {
      const movedTables = await copyTables(source, target);
      await source.close();
      await rename(join(dataDir, 'db'), join(dataDir, MOVED_FOLDER));
      await recordStoreLocation(dataDir, 'DATABASE_URL', describeDatabaseLocation({ databaseUrl }));
      return movedTables;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/**
 * Copies all tables in one transaction of the target, so that a failed copy leaves the target
 * empty.
 */
async function copyTables(source: Database, target: Database): Promise<TableExport> {
  return target.db.transaction(async (tx) => {
    const migration = await readLastMigration(source.db);
    if (migration === null) throw new Error('The embedded database holds no shop.');
    await createTables(tx, migration);
    const tableImport = await TableImport.begin(tx);
    const tableExport = await exportTables(source.db, (part) => tableImport.add(part));
    await tableImport.complete(tableExport);
    return tableExport;
  });
}
