import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { format } from 'oxfmt';
import { createEmbeddedDatabase } from '../src/db/open-embedded-database.ts';
import { openServerDatabase } from '../src/db/open-server-database.ts';
import { startLimits } from '../src/db/time-limits.ts';
import { seedCatalogue } from '../src/seed/seed-catalogue.ts';
import type { BenchRow } from './bench-row.ts';
import { measureProductCost } from './measure-product-cost.ts';
import { measureOrderCost } from './measure-order-cost.ts';
import { compareReadRates } from './compare-read-rates.ts';

/**
 * The load benchmark. Prints a table and writes it to `docs/api-benchmark.md`. Uses an in-memory
 * database, or fills the empty PostgreSQL database of `BENCH_DATABASE_URL`.
 */
const server = process.env.BENCH_DATABASE_URL;
const database =
  server === undefined
    ? await createEmbeddedDatabase({})
    : await openServerDatabase(server, startLimits);
await database.migrate();
await seedCatalogue(database.db);

const rows: BenchRow[] = [
  ...(await compareReadRates(database.db)),
  ...(await measureProductCost(database.db)),
  ...(await measureOrderCost(database.db)),
];
const { rss, heapUsed } = process.memoryUsage();
rows.push({
  label: 'Memory at the end',
  result: `${toMebibytes(rss)} MiB resident, ${toMebibytes(heapUsed)} MiB heap`,
});
await database.close();

const page = `# Load benchmark of the backend

\`npm run bench:api\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${
  server === undefined ? 'embedded database in memory' : 'PostgreSQL server'
}.

| What | Measured | Bound |
| --- | --- | --- |
${rows.map(({ label, result, bound }) => `| ${label} | ${result} | ${formatBound(bound)} |`).join('\n')}
`;
console.log(page);
const { code } = await format('api-benchmark.md', page);
await writeFile(new URL('../../docs/api-benchmark.md', import.meta.url), code);
if (rows.some(({ bound }) => bound && !bound.isMet)) process.exitCode = 1;

function toMebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

function formatBound(bound: BenchRow['bound']): string {
  return bound ? `${bound.text}: ${bound.isMet ? 'holds' : 'DOES NOT HOLD'}` : '';
}
