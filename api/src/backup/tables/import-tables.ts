import { type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../db/db.ts';
import { describeTables, type Table } from './describe-tables.ts';
import { useExactTexts } from './exact-texts.ts';
import type { TableExport, TablePart } from './export-tables.ts';

/** Number of rows that one statement inserts. */
const BATCH_ROWS = 1_000;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills all tables in one transaction. `begin` drops the foreign keys, so that the tables can be
 * filled in any order, and `complete` adds them again. Switching the foreign keys off instead would
 * need a superuser.
 */
export class TableImport {
  readonly #tx: Tx;
  readonly #tables: Table[];
  readonly #foreignKeys: ForeignKey[];

  private constructor(tx: Tx, tables: Table[], foreignKeys: ForeignKey[]) {
    this.#tx = tx;
    this.#tables = tables;
    this.#foreignKeys = foreignKeys;
  }

  static async begin(tx: Tx): Promise<TableImport> {
    await useExactTexts(tx);
    const tables = await describeTables(tx);
    for (const { name } of tables)
      await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
    const foreignKeys = await queryRows<ForeignKey>(
      tx,
      sql`select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
        from pg_constraint join pg_class on pg_class.oid = conrelid
        where contype = 'f' and relnamespace = 'public'::regnamespace order by 1, 2`,
    );
    for (const { table, name } of foreignKeys)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
      );
    // Deletes the rows that migrations have inserted, because the imported data contains these rows
    // too.
    await tx.execute(sql`truncate ${joinNames(tables.map(({ name }) => name))}`);
    return new TableImport(tx, tables, foreignKeys);
  }

  async add({ table, lines }: TablePart): Promise<void> {
    const names = joinNames(table.columns.map(({ name }) => name));
    const values = table.columns.map(({ type }, index) => sql.raw(`(value ->> ${index})::${type}`));
    const rows = lines.split('\n').filter(Boolean);
    for (let start = 0; start < rows.length; start += BATCH_ROWS) {
      const batch = `[${rows.slice(start, start + BATCH_ROWS).join()}]`;
      await this.#tx.execute(
        sql`insert into ${sql.identifier(table.name)} (${names}) overriding system value
          select ${sql.join(values, sql`, `)} from jsonb_array_elements(${batch}::jsonb) as line(value)`,
      );
    }
  }

  /**
   * Sets the sequences and adds the foreign keys again. Throws if a table has a wrong number of
   * rows, or if a foreign key refers to a missing row.
   */
  async complete({ tables, sequences }: Omit<TableExport, 'migration'>): Promise<void> {
    for (const { name, rows } of tables) {
      const [countRow] = await queryRows<{ rows: number }>(
        this.#tx,
        sql`select count(*)::integer as rows from ${sql.identifier(name)}`,
      );
      if (countRow?.rows !== rows)
        throw new Error(`Table ${name} has ${countRow?.rows} rows instead of ${rows}.`);
    }
    for (const { name, value, isCalled } of sequences)
      await this.#setSequence(name, value, isCalled);
    for (const { table, name, definition } of this.#foreignKeys)
      await this.#tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    for (const { name } of this.#tables)
      await this.#tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  }

  #setSequence(name: string, value: string, isCalled: boolean) {
    return this.#tx.execute(
      sql`select setval(${`public."${name}"`}::regclass, ${value}::bigint, ${isCalled})`,
    );
  }
}

const joinNames = (names: string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
