import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { type Limit, limits, subjects } from '../../src/rate-limit/limits.ts';

/** The page that shows every limit of the shop. */
export const limitsPage = new URL('../../../docs/limits.md', import.meta.url);

const headings = [
  'Name',
  'What',
  'Per account',
  'Per address',
  'Per IPv6 network',
  'Per address and e-mail',
  'Per recipient',
  'Window',
];

/** The table's rows as the source of the limits gives them, its headings first. */
export function limitRows(): string[][] {
  const rows = limits.map((limit: Limit) => {
    const counts = subjects.map((subject) => String(limit[subject] ?? '–'));
    return [limit.name, limit.what, ...counts, inWords(limit.window)];
  });
  return [headings, ...rows];
}

/** The rows of the table that the page shows, without the line below its headings. */
export async function shownRows(): Promise<string[][]> {
  const table = tableOf(await readFile(limitsPage, 'utf8'))
    .trim()
    .split('\n');
  const cells = table.map((line) => line.split('|').slice(1, -1));
  return cells.map((row) => row.map((cell) => cell.trim())).filter((_, at) => at !== 1);
}

/** The page with the table of today's limits. */
export async function limitsPageOfToday(): Promise<string> {
  const page = await readFile(limitsPage, 'utf8');
  const [head = [], ...rows] = limitRows();
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return format(page.replace(tableOf(page), `${lines.join('\n')}\n`), { parser: 'markdown' });
}

function tableOf(page: string): string {
  const [table] = /^(\|.*\n)+/m.exec(page) ?? [];
  if (table === undefined) throw new Error('The page of the limits has no table.');
  return table;
}

function inWords(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
