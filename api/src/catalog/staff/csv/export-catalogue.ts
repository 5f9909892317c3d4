import { BYTE_ORDER_MARK, formatCsv } from '../../../staff/exports/format-csv.ts';
import type { Db } from '../../../db/db.ts';
import { formatCell } from './cells.ts';
import { type CsvFormat, ID_HEADING } from './columns.ts';
import { loadCurrentCatalogue } from './current-catalogue.ts';

/**
 * Returns the content of a CSV file. An import of the unchanged file by `importCatalogue` changes
 * nothing.
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
    ...format.fields.map((field) => formatCell(field, values[field.name], references)),
  ]);
  const headings = [ID_HEADING, ...format.fields.map(({ label }) => label)];
  return BYTE_ORDER_MARK + formatCsv([headings, ...rows]);
}
