import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { openServerDatabase } from '../src/db/open-server-database.ts';
import { startLimits } from '../src/db/time-limits.ts';
import { parseConfig } from '../src/config/config.ts';
import { openPictureStore } from '../src/pictures/store/picture-store.ts';
import { deleteUnusedPictures } from '../src/pictures/delete-unused.ts';
import { median } from './bench-row.ts';
import { createBenchFolder, removeFolder, startPostgres } from './bench-servers.ts';
import { type BenchShop, catalogueCases, measureCase } from './catalogue-cases.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { measureImport } from './measure-import.ts';
import { prepareShop } from './prepare-shop.ts';

/**
 * Benchmarks reads of the catalogue and an import of 10,000 rows over HTTP on PostgreSQL. Compares
 * a shop of 2,000 products and 10,000 pictures with a shop that has only the seed data. `--write`
 * also writes `docs/catalogue-benchmark.md`.
 */
const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '2000' },
    repeats: { type: 'string', default: '41' },
    write: { type: 'boolean', default: false },
  },
});

/** Largest permitted ratio of a response time of the large shop to that of the seed shop. */
const MAX_RATIO = 1.5;

const folder = await createBenchFolder();
const postgres = await startPostgres(folder);
try {
  const small = await prepareFilledShop('small', 0, 0);
  const large = await prepareFilledShop('large', 1, Number(options.products));
  try {
    const page = await buildPage(small, large);
    console.log(page);
    if (options.write) {
      const file = new URL('../../docs/catalogue-benchmark.md', import.meta.url);
      const { code } = await format('catalogue-benchmark.md', page);
      await writeFile(file, code);
    }
  } finally {
    await small.stop();
    await large.stop();
  }
} finally {
  await postgres.stop();
  await removeFolder(folder);
}

function prepareFilledShop(name: string, index: number, size: number) {
  return prepareShop(folder, name, index, async (db) => {
    if (size > 0) await fillCatalogue(db, size);
  });
}

/** Measures both shops alternately, so that load from other programs affects both. */
async function compare(small: BenchShop, large: BenchShop): Promise<string[]> {
  const rows = [];
  for (const each of catalogueCases) {
    const times: [number[], number[]] = [[], []];
    for (let repeat = 0; repeat < Number(options.repeats); repeat += 1) {
      times[0].push(await measureCase(small, each));
      times[1].push(await measureCase(large, each));
    }
    const [few, many] = [median(times[0]), median(times[1])];
    const ratio = many / few;
    const verdict = ratio <= MAX_RATIO ? '' : ' (above)';
    rows.push(
      `| ${each.label} | ${few.toFixed(2)} ms | ${many.toFixed(2)} ms | ${ratio.toFixed(2)}${verdict} |`,
    );
    console.log(rows.at(-1));
  }
  return rows;
}

/** Returns the duration of the job that finds unused pictures, in seconds. */
async function measureMarking({ url }: { url: string }): Promise<number> {
  const database = await openServerDatabase(url, startLimits);
  const dataDir = join(folder, 'marking');
  await mkdir(dataDir, { recursive: true });
  const store = await openPictureStore(parseConfig({ DATA_DIR: dataDir }));
  const startedAt = performance.now();
  await deleteUnusedPictures({ db: database.db, store, dataDir }, new AbortController().signal);
  const seconds = (performance.now() - startedAt) / 1000;
  await database.close();
  return seconds;
}

async function buildPage(small: BenchShop, large: BenchShop & { url: string }): Promise<string> {
  const startLoad = loadavg()[0] ?? 0;
  const rows = await compare(small, large);
  const steps = [
    ['Marking of unused pictures among 10,000', await measureMarking(large)] as const,
    ...(await measureImport(large)),
  ].map(([label, seconds]) => `| ${label} | ${seconds.toFixed(1)} s |`);
  const load = Math.max(startLoad, loadavg()[0] ?? 0).toFixed(0);
  return `# Benchmark of the catalogue

\`npm run bench:catalogue -w api\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, PostgreSQL on the same
machine with its default settings. Medians of ${options.repeats} calls over HTTP, alternately to both shops. The load of the machine
was up to ${load} on ${cpus().length} processors, so the ratios are more reliable than the times. The limit is a ratio of ${MAX_RATIO}.

| What | Seed | 2,000 products, 10,000 pictures | Ratio |
| --- | --- | --- | --- |
${rows.join('\n')}

The shop with 2,000 products, in one call each:

| What | Time |
| --- | --- |
${steps.join('\n')}
`;
}
