import { stringify } from 'csv-stringify/sync';

/** A cell of an exported table. Amounts are numbers in pounds. */
export type Cell = string | number | null;

/**
 * Matches a text that a spreadsheet would evaluate as a formula, or would change because it takes
 * the text for a number: it drops the first zero and rounds long numbers. Apostrophes before the
 * first character do not change the match, so that `unescapeText` reverses `escapeText`.
 */
const CHANGED_BY_SPREADSHEETS = /^'*(?:[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]|0\d+$|\d{12,}$)/;

const escapeText = (cell: Cell): Cell =>
  typeof cell === 'string' && CHANGED_BY_SPREADSHEETS.test(cell) ? `'${cell}` : cell;

/** Removes the apostrophe that `formatCsv` adds to a text that a spreadsheet would change. */
export const unescapeText = (cell: string): string =>
  cell.startsWith("'") && CHANGED_BY_SPREADSHEETS.test(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * Returns rows as CSV. Quotes every cell that contains a line break or a separator of any
 * spreadsheet, so that no text of a cell can begin a cell or row of its own.
 */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(escapeText)),
    { record_delimiter: '\r\n', quote_record_delimiter: true, quoted_match: /[;\t]/ },
  );

/** Marks a file as UTF-8, so that Excel reads it as such. */
export const BYTE_ORDER_MARK = '\uFEFF';
