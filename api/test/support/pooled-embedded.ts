import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { queryRows } from '../../src/db/db.ts';
import { createEmbeddedDatabase } from '../../src/db/open-embedded-database.ts';
import { createTemplate } from './template.ts';

/** An open database that can be reset to its initial state. */
interface Pooled {
  database: Database;
  /** Resets the database. Returns false if its schema has changed. */
  restore(): Promise<boolean>;
}

const idle: Pooled[] = [];

/**
 * Returns an embedded database in memory, as a copy of the template. A closed database is emptied,
 * refilled and reused by the next file of this process. Opening a new database takes over ten times
 * as long.
 */
export async function openPooledDatabase(): Promise<Database> {
  const pooled = idle.pop() ?? (await openPooled());
  const { database, restore } = pooled;
  let closing: Promise<void> | null = null;
  const giveBack = async () => {
    if (await restore()) idle.push(pooled);
    else await database.close();
  };
  return { ...database, close: () => (closing ??= giveBack()) };
}

/** Closes all databases at the end of the process, because open ones keep it running. */
export async function closePooledDatabases(): Promise<void> {
  for (const { database } of idle.splice(0)) await database.close();
}

async function openPooled(): Promise<Pooled> {
  const database = await createEmbeddedDatabase({ loadDataDir: await createTemplate() });
  const { db } = database;
  const tables = (await runQuery<{ name: string }>(TABLES)).map(({ name }) => name);
  const shape = await readShape();
  const kept = await Promise.all(
    tables.map(async (table) => {
      const [row] = await runQuery<{ rows: string | null }>(
        `select json_agg(one)::text as rows from ${table} as one`,
      );
      return { table, rows: row?.rows ?? null };
    }),
  );
  const counters = await runQuery<{ name: string; last: string | null }>(COUNTERS);

  async function restore(): Promise<boolean> {
    if ((await readShape()) !== shape) return false;
    await db.execute(sql`discard all`);
    await db.transaction(async (tx) => {
      // This setting turns off the checks of foreign keys.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(`truncate ${tables.join()} restart identity`));
      for (const { table, rows } of kept)
        if (rows !== null)
          await tx.execute(
            sql`insert into ${sql.raw(table)} overriding system value
              select * from json_populate_recordset(null::${sql.raw(table)}, ${rows}::json)`,
          );
      for (const { name, last } of counters)
        if (last !== null) await tx.execute(sql`select setval(${name}, ${last}::bigint)`);
    });
    return true;
  }

  async function readShape(): Promise<string> {
    const [row] = await runQuery<{ shape: string }>(SHAPE);
    return String(row?.shape);
  }

  function runQuery<Row extends object>(statement: string): Promise<Row[]> {
    return queryRows<Row>(db, sql.raw(statement));
  }

  return { database, restore };
}

const TABLES = `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`;

const COUNTERS = `select format('%I', sequencename) as name, last_value::text as last
  from pg_sequences where schemaname = 'public'`;

/**
 * SQL that describes the schema as text. Any change of tables, columns, indexes, triggers or
 * functions changes the text.
 */
const SHAPE = `select concat_ws(' ',
  (select string_agg(format('%s %s', oid, relname), ',' order by oid) from pg_class
    where relnamespace = 'public'::regnamespace),
  (select md5(string_agg(format('%s %s %s %s', attrelid, attname, atttypid, attnotnull), ',' order by attrelid, attnum))
    from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace),
  (select string_agg(oid::text, ',' order by oid) from pg_trigger),
  (select string_agg(oid::text, ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace)) as shape`;
