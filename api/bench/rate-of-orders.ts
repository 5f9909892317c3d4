import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { openServerDatabase } from '../src/db/open-server-database.ts';
import { startLimits } from '../src/db/time-limits.ts';
import { seedCatalogue } from '../src/seed/seed-catalogue.ts';
import { percentile } from './bench-row.ts';
import {
  createBenchFolder,
  databaseUrl,
  removeFolder,
  startBackend,
  startPostgres,
} from './bench-servers.ts';
import { addShopper, type BenchShopper } from './bench-shopper.ts';
import { placeOrdersFor } from './order-load.ts';
import { readProcessTreeTime, readMachineTime, readProcessTime } from './processor-time.ts';
import { readTimeByPackage } from './profile.ts';

/**
 * Measures orders per second on PostgreSQL over HTTP, and the processor time of an order in each
 * process. Prints the result, and with `--write` also writes `docs/order-benchmark.md`. `--profile`
 * also prints the share of each package in the backend's time, but slows the backend. Linux only.
 */
const { values: options } = parseArgs({
  options: {
    processes: { type: 'string', default: '1' },
    shoppers: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '10' },
    profile: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/**
 * Duration of the warm-up in seconds. Meanwhile Node compiles the code and PostgreSQL plans its
 * statements.
 */
const WARM_UP_SECONDS = 5;

const folder = await createBenchFolder();
const postgres = await startPostgres(folder);
try {
  const shoppers = await prepareShoppers(Number(options.shoppers));
  const flags = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${join(folder, 'profile')}`] : [];
  const backends: Awaited<ReturnType<typeof startBackend>>[] = [];
  for (let index = 0; index < Number(options.processes); index += 1) {
    backends.push(await startBackend(folder, index, flags));
  }
  const page = await measure(shoppers, backends).finally(() =>
    Promise.all(backends.map(({ stop }) => stop())),
  );
  console.log(page + (options.profile ? buildProfileTable() : ''));
  if (options.write) {
    const file = new URL('../../docs/order-benchmark.md', import.meta.url);
    const { code } = await format('order-benchmark.md', page);
    await writeFile(file, code);
  }
} finally {
  await postgres.stop();
  await removeFolder(folder);
}

async function prepareShoppers(count: number): Promise<BenchShopper[]> {
  const database = await openServerDatabase(databaseUrl, startLimits);
  await database.migrate();
  await seedCatalogue(database.db);
  const shoppers = [];
  for (let index = 0; index < count; index += 1) shoppers.push(await addShopper(database.db));
  await database.close();
  return shoppers;
}

async function measure(
  shoppers: readonly BenchShopper[],
  backends: readonly { port: number; pid: number }[],
): Promise<string> {
  const ports = backends.map(({ port }) => port);
  const readTimes = () => ({
    backend: backends.reduce((sum, { pid }) => sum + readProcessTime(pid), 0),
    database: readProcessTreeTime(postgres.pid),
    generator: readProcessTime(process.pid),
    machine: readMachineTime(),
  });
  await placeOrdersFor(WARM_UP_SECONDS, shoppers, ports);
  const before = readTimes();
  const run = await placeOrdersFor(Number(options.seconds), shoppers, ports);
  const after = readTimes();
  const orderCount = run.times.length;
  const getUsedTime = (name: keyof typeof before) => after[name] - before[name];
  const formatPerOrder = (ms: number) => `${(ms / orderCount).toFixed(1)} ms`;
  const ownTime = getUsedTime('backend') + getUsedTime('database') + getUsedTime('generator');
  const otherProcessors = Math.max(0, getUsedTime('machine') - ownTime) / (run.seconds * 1000);
  return `# Benchmark of placing orders

\`npm run bench:orders\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, PostgreSQL on the same
machine with its default settings. ${shoppers.length} shoppers place orders concurrently. Each places one order after the other.

| What | Measured |
| --- | --- |
| Backend processes | ${backends.length} |
| Orders a second | ${(orderCount / run.seconds).toFixed(0)} |
| Duration of an order | p50 ${percentile(run.times, 50).toFixed(0)} ms, p99 ${percentile(run.times, 99).toFixed(0)} ms |
| Processor time of an order, backend | ${formatPerOrder(getUsedTime('backend'))} |
| Processor time of an order, PostgreSQL | ${formatPerOrder(getUsedTime('database'))} |
| Processor time of an order, load generator | ${formatPerOrder(getUsedTime('generator'))} |
| Processors that other programs used meanwhile | ${otherProcessors.toFixed(2)} of ${cpus().length} |
`;
}

function buildProfileTable(): string {
  const profiles = join(folder, 'profile');
  const rows = readdirSync(profiles).flatMap((name) => readTimeByPackage(join(profiles, name)));
  return `\n| Package | Share of the backend's time |\n| --- | --- |\n${rows
    .map(({ name, share }) => `| ${name} | ${(share * 100).toFixed(1)} % |`)
    .join('\n')}\n`;
}
