import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { addUser } from '../src/auth/accounts.ts';
import { startSession } from '../src/auth/sessions.ts';
import { openServerDatabase } from '../src/db/open-server-database.ts';
import { startLimits } from '../src/db/time-limits.ts';
import { seedCatalogue } from '../src/seed/seed-catalogue.ts';
import {
  createBenchFolder,
  getDatabaseUrl,
  removeFolder,
  startBackend,
  startPostgres,
} from './bench-servers.ts';
import { median } from './bench-row.ts';
import { explainOrderPage } from './explain-order-page.ts';
import { measureExport } from './measure-export.ts';
import { fillShop } from './fill-shop.ts';
import { type KnownOrder, listStaffCases, type StaffCase } from './staff-cases.ts';

/**
 * Measures the calls of the staff desk on PostgreSQL over HTTP, beside a shop with a hundredth of
 * the orders. Prints the times, the export rate and the plans. `--write` also writes
 * `docs/staff-benchmark.md`.
 */
const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    repeats: { type: 'string', default: '15' },
    write: { type: 'boolean', default: false },
  },
});

const SMALL_SHARE = 100;

/** Fills without a time limit, because a million orders take minutes. */
const unlimited = { ...startLimits, statement: 0, response: 3_600_000, idleInTransaction: 0 };

const folder = await createBenchFolder();
const postgres = await startPostgres(folder);
try {
  const size = Number(options.orders);
  const small = await prepareShop('small', 0, Math.round(size / SMALL_SHARE));
  const large = await prepareShop('large', 1, size);
  try {
    const page = await buildPage(small, large, size);
    console.log(page);
    if (options.write) {
      const file = new URL('../../docs/staff-benchmark.md', import.meta.url);
      await writeFile(file, await format(page, { parser: 'markdown', printWidth: 100 }));
    }
  } finally {
    await small.stop();
    await large.stop();
  }
} finally {
  await postgres.stop();
  await removeFolder(folder);
}

type Shop = Awaited<ReturnType<typeof prepareShop>>;

async function prepareShop(name: string, index: number, size: number) {
  const server = await openServerDatabase(getDatabaseUrl('postgres'), unlimited);
  await server.db.execute(`create database ${name}`);
  await server.close();
  const url = getDatabaseUrl(name);
  const database = await openServerDatabase(url, unlimited);
  await database.migrate();
  await seedCatalogue(database.db);
  const owner = { role: 'staff', staffRole: 'owner', email: 'bench@example.com' } as const;
  const user = await addUser(database.db, owner);
  if (user === null) throw new Error('The staff member was not added.');
  const authorization = `bearer ${await startSession(database.db, user.id)}`;
  await fillShop(database.db, user.id, size);
  await database.close();
  const backend = await startBackend(folder, index, [], url);
  const host = `http://127.0.0.1:${backend.port}`;
  return { url, host, headers: { authorization }, ...backend };
}

/** Returns the median duration of the call in ms, and the number of rows in its answer. */
async function measureCase(shop: Shop, { method, path, body }: StaffCase) {
  const times = [];
  let rows = 1;
  for (let repeat = 0; repeat < Number(options.repeats); repeat += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${shop.host}/${path}`, {
      method,
      headers: { ...shop.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    times.push(performance.now() - startedAt);
    const { data } = JSON.parse(text) as { data: unknown };
    if (Array.isArray(data)) rows = data.length;
  }
  return { ms: median(times), rows };
}

/** Returns an order of the middle of the smaller shop. The other one has it with another e-mail. */
async function loadKnownOrder(shop: Shop): Promise<KnownOrder> {
  const response = await fetch(`${shop.host}/staff/orders/SLR15000`, { headers: shop.headers });
  const { data } = (await response.json()) as {
    data: { customer: { email: string; mobile: string; postalcode: string } };
  };
  const { email, mobile, postalcode } = data.customer;
  return { email, phone: mobile, postcode: postalcode };
}

async function buildPage(small: Shop, large: Shop, size: number): Promise<string> {
  const rows = [];
  const largeCases = listStaffCases(await loadKnownOrder(large));
  const pairs = listStaffCases(await loadKnownOrder(small)).map(
    (each, index) => [each, largeCases[index] ?? each] as const,
  );
  for (const [each, largeCase] of pairs) {
    const [few, many] = [await measureCase(small, each), await measureCase(large, largeCase)];
    const ratio = (many.ms / few.ms).toFixed(2);
    rows.push(
      `| ${each.label} | ${few.ms.toFixed(1)} ms | ${many.ms.toFixed(1)} ms | ${ratio} | ${few.rows} / ${many.rows} |`,
    );
    console.log(rows.at(-1));
  }
  const exported = await measureExport(large);
  const plans = [];
  for (const { label, path, body } of largeCases) {
    if (path !== 'staff/orders/search' || !body) continue;
    plans.push(`### ${label}\n\n\`\`\`\n${await explainOrderPage(large.url, body)}\n\`\`\`\n`);
  }
  const few = Math.round(size / SMALL_SHARE).toLocaleString('en-GB');
  return `# Benchmark of the staff desk

\`npm run bench:staff\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, PostgreSQL on the same
machine with its default settings. Medians of ${options.repeats} calls over HTTP, one after the other. Both shops have the same
1,500 open orders and 300 orders a day. 'Rows' is the length of both answers: where the smaller shop finds fewer orders, its
page is shorter, and the ratio compares more than the search.

| What | ${few} orders | ${size.toLocaleString('en-GB')} orders | Ratio | Rows |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Export of orders: ${exported.rowsPerSecond.toFixed(0)} rows a second, and the backend grew by ${exported.grownMb.toFixed(0)} MB
after its first tenth.

## Plans of the list's queries

Of the shop with ${size.toLocaleString('en-GB')} orders.

${plans.join('\n')}`;
}
