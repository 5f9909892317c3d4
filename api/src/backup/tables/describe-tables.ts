import { sql } from 'drizzle-orm';
import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot';
import { queryRows, type Tx } from '../../db/db.ts';

const columnSchema = object({ name: string(), type: string() });

export const tableSchema = object({ name: string(), columns: array(columnSchema) });

/**
 * A table with its columns. Generated columns are omitted, because the database computes their
 * values again during an import.
 */
export type Table = InferOutput<typeof tableSchema>;

export const sequenceSchema = object({ name: string(), value: string(), isCalled: boolean() });

export type Sequence = InferOutput<typeof sequenceSchema>;

/**
 * The last migration that ran on a database. `at` is the migration's time in drizzle's journal, in
 * ms since 1970.
 */
export const migrationSchema = nullable(object({ at: number(), hash: string() }));

/** Returns the tables of the shop, without the tables of PostgreSQL extensions. */
export async function describeTables(tx: Tx): Promise<Table[]> {
  return queryRows<Table>(
    tx,
    sql`select class.relname as name, json_agg(json_build_object(
        'name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
      from pg_class as class join pg_attribute on attrelid = class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and attnum > 0 and not attisdropped and attgenerated = ''
        and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
      group by class.oid, relname order by relname`,
  );
}

export async function describeSequences(tx: Tx): Promise<Sequence[]> {
  const names = await queryRows<{ name: string }>(
    tx,
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await queryRows<{ value: string; isCalled: boolean }>(
      tx,
      sql`select last_value::text as value, is_called as "isCalled" from ${sql.identifier(name)}`,
    );
    if (row !== undefined) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Returns the last migration that ran on the database, or null if no migration ran on it. */
export async function readLastMigration(tx: Tx): Promise<InferOutput<typeof migrationSchema>> {
  const [table] = await queryRows<{ exists: boolean }>(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (table?.exists !== true) return null;
  const [row] = await queryRows<{ at: string; hash: string }>(
    tx,
    sql`select created_at::text as at, hash from drizzle.__drizzle_migrations
      order by created_at desc limit 1`,
  );
  return row === undefined ? null : { at: Number(row.at), hash: row.hash };
}
