import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { parseConfig } from '../src/config/config.ts';
import type { Db } from '../src/db/db.ts';
import { computeGrowth, median, type BenchRow } from './bench-row.ts';

/** Numbers of products at which the reads are measured. */
const SIZES = [1_000, 10_000, 100_000] as const;

/** Reads in each round. Each round has a new app, whose cache is empty. */
const READS = 300;
const ROUNDS = 5;

/** Measures reads of a product by slug without the cache, as the catalogue grows. */
export async function measureProductCost(db: Db): Promise<BenchRow[]> {
  const costs: number[] = [];
  for (const size of SIZES) {
    await growCatalogue(db, size);
    const roundCosts: number[] = [];
    if (costs.length === 0)
      for (let warmUpRound = 0; warmUpRound < 3; warmUpRound += 1) await measureCost(db, size);
    for (let round = 0; round < ROUNDS; round += 1) roundCosts.push(await measureCost(db, size));
    costs.push(Math.min(...roundCosts));
  }
  const ratio = computeGrowth(costs);
  return [
    {
      label: 'A product by slug at 1 000, 10 000 and 100 000 products',
      result: `${costs.map((ms) => ms.toFixed(2)).join(' / ')} ms: grows by ${ratio.toFixed(2)}`,
      bound: { text: 'flat within 1.30', isMet: ratio <= 1.3 },
    },
  ];
}

/** Returns the median duration of reads that are spread over the catalogue, in ms. */
async function measureCost(db: Db, size: number): Promise<number> {
  const app = await buildApp(parseConfig({ LOG_LEVEL: 'silent' }), db);
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const productNumber = 1 + Math.floor((read * size) / READS);
    const startedAt = performance.now();
    const response = await app.inject(`/users/getproductbyslug/bench-${productNumber}`);
    times.push(performance.now() - startedAt);
    if (response.statusCode !== 200)
      throw new Error(`Product ${productNumber} of ${size} is missing.`);
  }
  await app.close();
  return median(times);
}

/** Adds test products until the catalogue has `size` of them. */
async function growCatalogue(db: Db, size: number): Promise<void> {
  await db.execute(sql`
    insert into products (serviceid, name, slug, price, description, image)
    select 3, 'Bench ' || n, 'bench-' || n, 100 + n % 9000, 'Any size', '{"picture0":"product-removal-kit-a.svg"}'
    from generate_series(1, ${size}::int) n
    on conflict (slug) do nothing`);
  await db.execute(sql`analyze products`);
}
