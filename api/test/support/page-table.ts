import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';

/**
 * A docs page with a table that is generated from a source. A test compares the page with the
 * source.
 */
export interface TablePage {
  file: URL;
  /** The rows of the source. The first row has the headings. */
  rows(): string[][];
}

/** Returns the rows on the page, without the separator line below the headings. */
export async function readPageRows({ file }: TablePage): Promise<string[][]> {
  const lines = findTable(await readFile(file, 'utf8'))
    .trim()
    .split('\n');
  const cells = lines.map((line) => line.split('|').slice(1, -1));
  return cells.map((row) => row.map((cell) => cell.trim())).filter((_, at) => at !== 1);
}

/** Writes the table of the page from its source. */
export async function writeTable({ file, rows }: TablePage): Promise<void> {
  const page = await readFile(file, 'utf8');
  const [head = [], ...body] = rows();
  const lines = [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`);
  const written = page.replace(findTable(page), () => `${lines.join('\n')}\n`);
  const { code } = await format('page.md', written);
  await writeFile(file, code);
}

function findTable(page: string): string {
  const [table] = /^(\|.*\n)+/m.exec(page) ?? [];
  if (table === undefined) throw new Error('The page has no table.');
  return table;
}
