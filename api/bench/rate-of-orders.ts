import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { openServer } from '../src/db/open-server.ts';
import { startLimits } from '../src/db/time-limits.ts';
import { seedCatalogue } from '../src/seed/seed.ts';
import { percentile } from './bench-row.ts';
import {
  benchFolder,
  databaseUrl,
  removeFolder,
  startBackend,
  startPostgres,
} from './bench-servers.ts';
import { addShopper, type BenchShopper } from './bench-shopper.ts';
import { placeFor } from './order-load.ts';
import { familyTime, machineTime, processTime } from './processor-time.ts';
import { timeByPackage } from './profile.ts';

/**
 * Measures orders per second on PostgreSQL over HTTP, and the processor time of an order in each
 * process. Prints the result, and with `--write` also writes `docs/order-benchmark.md`. `--profile`
 * adds the packages that use the backend's time, but slows the backend. Linux only.
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

/** Seconds of the warm-up, in which Node compiles and PostgreSQL plans its statements. */
const WARM_UP = 5;

const folder = await benchFolder();
const postgres = await startPostgres(folder);
try {
  const shoppers = await prepareShoppers(Number(options.shoppers));
  const flags = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${join(folder, 'profile')}`] : [];
  const backends: Awaited<ReturnType<typeof startBackend>>[] = [];
  for (let at = 0; at < Number(options.processes); at += 1) {
    backends.push(await startBackend(folder, at, flags));
  }
  const page = await measure(shoppers, backends).finally(() =>
    Promise.all(backends.map(({ stop }) => stop())),
  );
  console.log(page + (options.profile ? profileTable() : ''));
  if (options.write) {
    const file = new URL('../../docs/order-benchmark.md', import.meta.url);
    await writeFile(file, await format(page, { parser: 'markdown', printWidth: 100 }));
  }
} finally {
  await postgres.stop();
  await removeFolder(folder);
}

async function prepareShoppers(count: number): Promise<BenchShopper[]> {
  const database = await openServer(databaseUrl, startLimits);
  await database.migrate();
  await seedCatalogue(database.db);
  const shoppers = [];
  for (let at = 0; at < count; at += 1) shoppers.push(await addShopper(database.db));
  await database.close();
  return shoppers;
}

async function measure(
  shoppers: readonly BenchShopper[],
  backends: readonly { port: number; pid: number }[],
): Promise<string> {
  const ports = backends.map(({ port }) => port);
  const times = () => ({
    backend: backends.reduce((sum, { pid }) => sum + processTime(pid), 0),
    database: familyTime(postgres.pid),
    generator: processTime(process.pid),
    machine: machineTime(),
  });
  await placeFor(WARM_UP, shoppers, ports);
  const before = times();
  const placed = await placeFor(Number(options.seconds), shoppers, ports);
  const after = times();
  const orders = placed.times.length;
  const used = (name: keyof typeof before) => after[name] - before[name];
  const perOrder = (ms: number) => `${(ms / orders).toFixed(1)} ms`;
  const own = used('backend') + used('database') + used('generator');
  const others = Math.max(0, used('machine') - own) / (placed.seconds * 1000);
  return `# Benchmark of placing orders

\`npm run bench:orders\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, PostgreSQL on the same
machine with its default settings. ${shoppers.length} shoppers place orders at the same time, each one after the other.

| What | Measured |
| --- | --- |
| Backend processes | ${backends.length} |
| Orders a second | ${(orders / placed.seconds).toFixed(0)} |
| Duration of an order | p50 ${percentile(placed.times, 50).toFixed(0)} ms, p99 ${percentile(placed.times, 99).toFixed(0)} ms |
| Processor time of an order, backend | ${perOrder(used('backend'))} |
| Processor time of an order, PostgreSQL | ${perOrder(used('database'))} |
| Processor time of an order, load generator | ${perOrder(used('generator'))} |
| Processors that other programs used meanwhile | ${others.toFixed(2)} of ${cpus().length} |
`;
}

function profileTable(): string {
  const profiles = join(folder, 'profile');
  const rows = readdirSync(profiles).flatMap((name) => timeByPackage(join(profiles, name)));
  return `\n| Package | Share of the backend's time |\n| --- | --- |\n${rows
    .map(({ name, share }) => `| ${name} | ${(share * 100).toFixed(1)} % |`)
    .join('\n')}\n`;
}
