import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, type Cell, formatCsv } from './format-csv.ts';

/** Rows of an export in batches. */
export type Batches = AsyncIterable<Cell[][]>;

/**
 * Returns a CSV file as a stream, with one batch in memory at a time. Reads the first batch before
 * it resolves, so that a refused filter rejects instead of ending a response that has begun.
 */
export async function streamCsv(
  titles: readonly string[],
  batches: Batches,
  { hasByteOrderMark = true } = {},
): Promise<Readable> {
  const iterator = batches[Symbol.asyncIterator]();
  const firstBatch = await iterator.next();
  return Readable.from(
    writeBatches(hasByteOrderMark ? BYTE_ORDER_MARK : '', titles, firstBatch, iterator),
    {
      objectMode: false,
      highWaterMark: 1,
    },
  );
}

async function* writeBatches(
  mark: string,
  titles: readonly string[],
  firstBatch: IteratorResult<Cell[][]>,
  iterator: AsyncIterator<Cell[][]>,
): AsyncGenerator<string> {
  yield mark + formatCsv([titles]);
  for (let batch = firstBatch; !batch.done; batch = await iterator.next()) {
    if (batch.value.length > 0) yield formatCsv(batch.value.map((row) => row.map(trimCell)));
  }
}

/** Removes spaces around a text, such as the one that a pasted tab became when it was stored. */
const trimCell = (cell: Cell): Cell => (typeof cell === 'string' ? cell.trim() : cell);
