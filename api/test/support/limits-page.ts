import { type Limit, subjects } from '../../src/rate-limit/limit.ts';
import { limits } from '../../src/rate-limit/limits.ts';
import type { TablePage } from './page-table.ts';

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

/** The docs page with every limit of the shop. */
export const limitsPage: TablePage = {
  file: new URL('../../../docs/limits.md', import.meta.url),
  rows() {
    const rows = limits.map((limit: Limit) => {
      const counts = subjects.map((subject) => String(limit[subject] ?? '–'));
      return [limit.name, limit.description, ...counts, formatDuration(limit.windowMs)];
    });
    return [headings, ...rows];
  },
};

function formatDuration(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
