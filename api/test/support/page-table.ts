import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';

/** A page of docs whose table is written from a source, and compared with it by a test. */
export interface TablePage {
  file: URL;
  /** The rows as the source gives them, the headings first. */
  rows(): string[][];
}

/** The rows that the page shows, without the line below its headings. */
export async function shownRows({ file }: TablePage): Promise<string[][]> {
  const lines = tableOf(await readFile(file, 'utf8'))
    .trim()
    .split('\n');
  const cells = lines.map((line) => line.split('|').slice(1, -1));
  return cells.map((row) => row.map((cell) => cell.trim())).filter((_, at) => at !== 1);
}

/** Brings the table of the page up to date with its source. */
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
