import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/db.ts';
import { queryRows } from '../../db/db.ts';
import {
  describeSequences,
  describeTables,
  readLastMigration,
  type Sequence,
  type Table,
} from './describe-tables.ts';
import { useExactTexts } from './exact-texts.ts';

/** Number of rows that are fetched from a table at a time. The small number limits memory use. */
const FETCH_ROWS = 500;

/** Number of characters from which the collected rows are passed to `write` as one part. */
const PART_LENGTH = 4 * 1024 * 1024;

/** Rows of one table. Each line is a JSON array of the columns' texts. */
export interface TablePart {
  table: Table;
  lines: string;
}

export interface TableExport {
  migration: { at: number; hash: string };
  tables: (Table & { rows: number })[];
  sequences: Sequence[];
}

/**
 * Reads all tables in one transaction, so that the tables are consistent while the shop writes.
 * Waits for `write` before reading further rows.
 */
export async function exportTables(
  db: Db,
  write: (part: TablePart) => Promise<void>,
): Promise<TableExport> {
  return db.transaction(
    async (tx) => {
      await useExactTexts(tx);
      const migration = await readLastMigration(tx);
      if (migration === null) throw new Error('The database holds no shop.');
      const tables: TableExport['tables'] = [];
      for (const table of await describeTables(tx))
        tables.push({ ...table, rows: await exportTable(tx, table, write) });
      // The transaction's snapshot does not cover sequences. Reads the sequences last, so that no
      // exported id is above the value of its sequence.
      return { migration, tables, sequences: await describeSequences(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Passes the table's rows to `write` in parts. Resolves to the number of rows. */
async function exportTable(
  tx: Tx,
  table: Table,
  write: (part: TablePart) => Promise<void>,
): Promise<number> {
  const texts = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  await tx.execute(
    sql`declare exported no scroll cursor for
      select to_json(array[${sql.join(texts, sql`, `)}]::text[])::text as line
      from ${sql.identifier(table.name)}`,
  );
  let [rows, lines] = [0, ''];
  for (;;) {
    const fetchedRows = await queryRows<{ line: string }>(
      tx,
      sql.raw(`fetch ${FETCH_ROWS} from exported`),
    );
    for (const { line } of fetchedRows) lines += `${line}\n`;
    rows += fetchedRows.length;
    const isLast = fetchedRows.length < FETCH_ROWS;
    if (lines.length >= PART_LENGTH || (isLast && lines !== '')) {
      await write({ table, lines });
      lines = '';
    }
    if (isLast) break;
  }
  await tx.execute(sql`close exported`);
  return rows;
}
