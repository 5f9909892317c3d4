import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { decodeFile } from './decode-file.ts';

/**
 * A row of a CSV file. `line` is the number of the row's first line in the file, counted from 1.
 */
export interface CsvRow {
  line: number;
  cells: string[];
}

export interface CsvTable {
  headings: string[];
  rows: CsvRow[];
  delimiter: string;
}

const delimiters = [',', ';', '\t'] as const;

/** Largest number of rows in an imported file, without the heading. */
export const MAX_ROWS = 10_000;

/**
 * Longest row, in characters. Without this limit, the parser would read the rest of a file after a
 * missing quotation mark as one row.
 */
const MAX_RECORD_LENGTH = 200_000;

/** Parses a CSV file. Returns the table without empty rows, or an error message for the user. */
export function readTable(bytes: Buffer): CsvTable | { problem: string } {
  const decodedText = decodeFile(bytes);
  if ('problem' in decodedText) return decodedText;
  // Reads the delimiter from a first line such as `sep=;`, which Excel supports.
  const separatorLine = /^sep=([,;\t])\r?\n/i.exec(decodedText.text);
  const text = decodedText.text.slice(separatorLine?.[0].length ?? 0);
  const delimiter = separatorLine?.[1] ?? detectDelimiter(text);
  const records = parseRecords(text, delimiter, separatorLine ? 2 : 1);
  if ('problem' in records) return records;
  const [heading, ...rows] = records.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.replace(/\r\n?/g, '\n')),
  }));
  if (heading === undefined) return { problem: 'File: it is empty.' };
  if (rows.length > MAX_ROWS) {
    return { problem: `File: it has more than ${MAX_ROWS} rows. Please import it in parts.` };
  }
  return { headings: trimEnd(heading.cells).map((cell) => cell.trim()), rows, delimiter };
}

/** Returns the delimiter that occurs most often in the heading. */
function detectDelimiter(text: string): string {
  const heading = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (delimiter: string) => heading.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function parseRecords(
  text: string,
  delimiter: string,
  firstLine: number,
): { rows: CsvRow[] } | { problem: string } {
  const linesBefore = firstLine - 1;
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_LENGTH,
      to: MAX_ROWS + 2,
    }) as unknown as { record: string[]; info: Info }[];
    // `info.lines` is the number of the record's last line. A record has several lines if its cells
    // contain line breaks.
    const rows = records.map(({ record: cells, info }) => ({
      line: linesBefore + info.lines - countLineBreaks(cells),
      cells,
    }));
    return { rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const line = linesBefore + Number(cause['lines'] ?? 0);
    return {
      problem: `File: up to line ${line} it has a quotation mark that does not close, or one inside a text that is not doubled.`,
    };
  }
}

const countLineBreaks = (cells: string[]): number => cells.join('').match(/\r\n?|\n/g)?.length ?? 0;

const trimEnd = (cells: string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
