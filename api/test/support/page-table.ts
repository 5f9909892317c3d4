import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';

/** A page of docs with a table. It is generated from a source, and a test compares both. */
export interface TablePage {
  file: URL;
  /** The rows of the source, with the headings first. */
  rows(): string[][];
}

/** Returns the rows on the page, without the line below its headings. */
export async function shownRows({ file }: TablePage): Promise<string[][]> {
  const lines = tableOf(await readFile(file, 'utf8'))
    .trim()
    .split('\n');
  const cells = lines.map((line) => line.split('|').slice(1, -1));
  return cells.map((row) => row.map((cell) => cell.trim())).filter((_, at) => at !== 1);
}

/** Updates the table of the page from its source. Writes the file. */
export async function writeTable({ file, rows }: TablePage): Promise<void> {
  const page = await readFile(file, 'utf8');
  const [head = [], ...body] = rows();
  const lines = [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`);
  const written = page.replace(tableOf(page), () => `${lines.join('\n')}\n`);
  await writeFile(file, await format(written, { parser: 'markdown' }));
}

function tableOf(page: string): string {
  const [table] = /^(\|.*\n)+/m.exec(page) ?? [];
  if (table === undefined) throw new Error('The page has no table.');
  return table;
}
