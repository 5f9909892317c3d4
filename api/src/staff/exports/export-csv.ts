import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';

/** A cell of an exported table. Amounts are numbers in pounds. */
export type Cell = string | number | null;

/** Rows of an export in batches. */
export type Batches = AsyncIterable<Cell[][]>;

/**
 * Returns a CSV file as a stream, with one batch in memory at a time. The file begins with a byte
 * order mark, so that Excel reads it as UTF-8. Adds an apostrophe to texts that a spreadsheet would
 * evaluate as a formula.
 */
export const streamCsv = (titles: readonly string[], batches: Batches): Readable =>
  Readable.from(writeBatches(titles, batches), { objectMode: false, highWaterMark: 1 });

async function* writeBatches(titles: readonly string[], batches: Batches): AsyncGenerator<string> {
  yield `\uFEFF${toCsv([[...titles]])}`;
  for await (const rows of batches) if (rows.length > 0) yield toCsv(rows);
}

const toCsv = (rows: Cell[][]): string =>
  stringify(rows, { escape_formulas: true, record_delimiter: '\r\n' });
