import type { TestContext } from 'node:test';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../../src/db/migrations-folder.ts';
import { createEmptyTestDatabase } from './test-database.ts';

/**
 * Creates a database with all migrations before the first one that contains `text`. `migrate` runs
 * that one and all later ones. The database ends with the test.
 */
export async function createDatabaseBefore(t: TestContext, text: string) {
  const { db, close } = await createEmptyTestDatabase();
  t.after(close);
  const migrations = readMigrationFiles({ migrationsFolder });
  const first = migrations.findIndex(({ sql: [statement = ''] }) => statement.includes(text));
  const run = async (chosen: typeof migrations) => {
    for (const statement of chosen.flatMap((migration) => migration.sql))
      await db.execute(sql.raw(statement));
  };
  await run(migrations.slice(0, first));
  return { db, migrate: () => run(migrations.slice(first)) };
}
