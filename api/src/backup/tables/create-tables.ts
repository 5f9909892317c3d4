import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { queryRows, type Tx } from '../../db/db.ts';
import { migrationsFolder } from '../../db/migrations-folder.ts';

/**
 * Throws if this version of the shop lacks the last migration of the copied data, because it then
 * cannot create the same tables.
 */
export function checkMigration({ at, hash }: { at: number; hash: string }): void {
  const migrations = readMigrationFiles({ migrationsFolder });
  if (at > (migrations.at(-1)?.folderMillis ?? 0))
    throw new Error(
      'The data comes from a newer version of the shop. Take the sources of that version, or newer ones, and try again.',
    );
  if (!migrations.some((migration) => migration.folderMillis === at && migration.hash === hash))
    throw new Error(
      'The data comes from a version of the shop with other tables. Take the sources of that version and try again.',
    );
}

/** Runs the migrations up to `lastMigration`, in the transaction that also fills the tables. */
export async function createTables(tx: Tx, lastMigration: { at: number }): Promise<void> {
  await tx.execute(sql`create schema drizzle`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (migration.folderMillis > lastMigration.at) break;
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}

/** Returns true if the database has no tables, sequences or migrations. */
export async function isEmptyDatabase(tx: Tx): Promise<boolean> {
  const rows = await queryRows<{ name: string }>(
    tx,
    sql`select nspname as name from pg_namespace where nspname = 'drizzle'
      union all select relname from pg_class where relnamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`,
  );
  return rows.length === 0;
}
