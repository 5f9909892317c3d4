import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { format } from 'prettier';
import { embedded } from '../src/db/open-embedded.ts';
import { openServer } from '../src/db/open-server.ts';
import { startLimits } from '../src/db/time-limits.ts';
import { seedCatalogue } from '../src/seed/seed.ts';
import type { BenchRow } from './bench-row.ts';
import { costOfAProduct } from './cost-of-a-product.ts';
import { costOfAnOrder } from './cost-of-an-order.ts';
import { rateOfReads } from './rate-of-reads.ts';

/**
 * The load benchmark. Prints a table and writes it to `docs/api-benchmark.md`. It uses the embedded
 * database in memory, or the empty PostgreSQL database of `BENCH_DATABASE_URL`, which it fills.
 */
const server = process.env.BENCH_DATABASE_URL;
const database = server === undefined ? await embedded({}) : await openServer(server, startLimits);
await database.migrate();
await seedCatalogue(database.db);

const rows: BenchRow[] = [
  ...(await rateOfReads(database.db)),
  ...(await costOfAProduct(database.db)),
  ...(await costOfAnOrder(database.db)),
];
const { rss, heapUsed } = process.memoryUsage();
rows.push({
  what: 'Memory at the end',
  measured: `${mebibytes(rss)} MiB resident, ${mebibytes(heapUsed)} MiB heap`,
});
await database.close();

const page = `# Load benchmark of the backend

\`npm run bench:api\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${
  server === undefined ? 'embedded database in memory' : 'PostgreSQL server'
}.

| What | Measured | Bound |
| --- | --- | --- |
${rows.map(({ what, measured, bound }) => `| ${what} | ${measured} | ${boundText(bound)} |`).join('\n')}
`;
console.log(page);
await writeFile(
  new URL('../../docs/api-benchmark.md', import.meta.url),
  await format(page, { parser: 'markdown', printWidth: 100 }),
);
if (rows.some(({ bound }) => bound && !bound.holds)) process.exitCode = 1;

function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

function boundText(bound: BenchRow['bound']): string {
  return bound ? `${bound.text}: ${bound.holds ? 'holds' : 'DOES NOT HOLD'}` : '';
}
