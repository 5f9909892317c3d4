import assert from 'node:assert/strict';

/**
 * Reads CSV as RFC 4180 and spreadsheets do: a line break outside quotation marks always ends a
 * row. Fails for a quotation mark inside an unquoted cell, and for rows of different lengths.
 */
export function openInSpreadsheet(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [[]];
  const cellPattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\r|\n|$)/y;
  while (cellPattern.lastIndex < text.length) {
    const [, cell = '', end] = cellPattern.exec(text) ?? assert.fail('Unreadable CSV');
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') rows.push([]);
  }
  const filledRows = rows.filter((row) => row.length > 0);
  for (const row of filledRows) assert.equal(row.length, filledRows[0]?.length, row.join());
  return filledRows;
}

/** Returns the file that a spreadsheet saves: everything quoted, with its own line breaks. */
export const saveInSpreadsheet = (rows: readonly string[][], delimiter = ','): string =>
  `\uFEFF${rows
    .map((row) =>
      row.map((cell) => `"${cell.replaceAll('"', '""').replaceAll('\n', '\r\n')}"`).join(delimiter),
    )
    .join('\r\n')}\r\n`;
