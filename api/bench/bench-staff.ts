import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { createBenchFolder, removeFolder, startPostgres } from './bench-servers.ts';
import { median } from './bench-row.ts';
import { explainOrderPage } from './explain-order-page.ts';
import { measureExport } from './measure-export.ts';
import { fillShop } from './fill-shop.ts';
import { type PreparedShop, prepareShop } from './prepare-shop.ts';
import { type KnownOrder, listStaffCases, type StaffCase } from './staff-cases.ts';

/**
 * Benchmarks the HTTP requests of the staff pages on PostgreSQL. Compares a large shop with a shop
 * that has a hundredth of its orders. Prints the times, the export rate and the query plans.
 * `--write` also writes `docs/staff-benchmark.md` and, with the plans, `staff-benchmark-plans.txt`.
 */
const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    repeats: { type: 'string', default: '15' },
    write: { type: 'boolean', default: false },
  },
});

const SMALL_SHARE = 100;

const folder = await createBenchFolder();
const postgres = await startPostgres(folder);
try {
  const size = Number(options.orders);
  const small = await prepareFilledShop('small', 0, Math.round(size / SMALL_SHARE));
  const large = await prepareFilledShop('large', 1, size);
  try {
    const { page, plans } = await buildPage(small, large, size);
    console.log(`${page}\n${plans}`);
    if (options.write) {
      const docs = new URL('../../docs/', import.meta.url);
      const { code } = await format('staff-benchmark.md', page);
      await writeFile(new URL('staff-benchmark.md', docs), code);
      await writeFile(new URL('staff-benchmark-plans.txt', docs), plans);
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
  return prepareShop(folder, name, index, (db, ownerId) => fillShop(db, ownerId, size));
}

/** Returns the median duration of the request in ms, and the number of rows in its response. */
async function measureCase(shop: PreparedShop, { method, path, body }: StaffCase) {
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

/**
 * Returns an order from the middle of the smaller shop's orders. Both shops have this order, but
 * with different e-mails.
 */
async function loadKnownOrder(shop: PreparedShop, size: number): Promise<KnownOrder> {
  const orderno = `SLR${10_000 + Math.round(size / SMALL_SHARE / 2)}`;
  const response = await fetch(`${shop.host}/staff/orders/${orderno}`, { headers: shop.headers });
  const { data } = (await response.json()) as {
    data: { customer: { email: string; mobile: string; postalcode: string } };
  };
  const { email, mobile, postalcode } = data.customer;
  return { orderno, email, phone: mobile, postcode: postalcode };
}

async function buildPage(small: PreparedShop, large: PreparedShop, size: number) {
  const rows = [];
  const largeCases = listStaffCases(await loadKnownOrder(large, size));
  const pairs = listStaffCases(await loadKnownOrder(small, size)).map(
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
    plans.push(`${label}\n\n${await explainOrderPage(large.url, body)}\n`);
  }
  const few = Math.round(size / SMALL_SHARE).toLocaleString('en-GB');
  const page = `# Benchmark of the staff desk

\`npm run bench:staff\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, PostgreSQL on the same
machine with its default settings. Medians of ${options.repeats} calls over HTTP, one after the other. Both shops have the same
1,500 open orders and 300 orders a day. 'Rows' is the number of rows of both responses. If the smaller shop
finds fewer orders, its response is shorter, and the ratio compares more than the search.

| What | ${few} orders | ${size.toLocaleString('en-GB')} orders | Ratio | Rows |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Export of orders: ${exported.rowsPerSecond.toFixed(0)} rows a second, and the backend grew by ${exported.grownMb.toFixed(0)} MB
after its first tenth.

The [plans of the list's queries](staff-benchmark-plans.txt) are those of the larger shop.
`;
  return { page, plans: plans.join('\n') };
}
