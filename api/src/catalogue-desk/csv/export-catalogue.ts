import { stringify } from 'csv-stringify/sync';
import type { Db } from '../../db/db.ts';
import { escapeFormula, formatCell } from './cells.ts';
import { type CsvFormat, ID_HEADING } from './columns.ts';
import { loadCurrentCatalogue } from './current-catalogue.ts';

/**
 * Returns the content of a CSV file. An import of the unchanged file by `importCatalogue` changes
 * nothing. The file begins with a byte order mark, so that Excel reads the file as UTF-8.
 */
export async function exportCatalogue(
  db: Db,
  format: CsvFormat,
  draftid: number | null,
): Promise<string> {
  const { entities, references } = await db.transaction(
    (tx) => loadCurrentCatalogue(tx, format, draftid),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const rows = [...entities].map(([id, values]) => [
    String(id),
    ...format.fields.map((field) =>
      escapeFormula(formatCell(field, values[field.name], references)),
    ),
  ]);
  const headings = [ID_HEADING, ...format.fields.map(({ label }) => label)];
  return `\uFEFF${stringify([headings, ...rows], { record_delimiter: '\r\n' })}`;
}
