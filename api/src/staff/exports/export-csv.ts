import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, type Cell, formatCsv } from '../../csv/format-csv.ts';

/** Rows of an export in batches. */
export type Batches = AsyncIterable<Cell[][]>;

/** Returns a CSV file as a stream, with one batch in memory at a time. */
export const streamCsv = (titles: readonly string[], batches: Batches): Readable =>
  Readable.from(writeBatches(titles, batches), { objectMode: false, highWaterMark: 1 });

async function* writeBatches(titles: readonly string[], batches: Batches): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsv([titles]);
  for await (const rows of batches) {
    if (rows.length > 0) yield formatCsv(rows.map((row) => row.map(trimCell)));
  }
}

/** Removes spaces around a text, such as the one that a pasted tab became when it was stored. */
const trimCell = (cell: Cell): Cell => (typeof cell === 'string' ? cell.trim() : cell);
