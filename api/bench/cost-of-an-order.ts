import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { parseConfig } from '../src/config/config.ts';
import { type Db, rowsOf } from '../src/db/db.ts';
import { bareOrder } from './bare-order.ts';
import { type BenchRow, growth, median, percentile } from './bench-row.ts';
import { benchShopper, type PlaceOrder } from './bench-shopper.ts';
import { fillOrders } from './fill-orders.ts';

/** Numbers of stored orders, with one measurement each. */
const SIZES = [1_000, 10_000, 100_000] as const;

/** Orders per round, and rounds per measurement. The growth is computed from the fastest rounds. */
const ORDERS = 150;
const ROUNDS = 4;

/**
 * Measures placing an order through the backend: compared with inserting its rows only, and as the
 * number of orders grows.
 */
export async function costOfAnOrder(db: Db): Promise<BenchRow[]> {
  const app = await buildApp(parseConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000000' }), db);
  await app.ready();
  const place = await benchShopper(app, db);
  const [user] = await rowsOf<{ id: number }>(db, sql`select max(id) as id from users`);
  const userid = user?.id ?? 0;
  const rows = [await againstBareRows(db, userid, place), await asItGrows(db, userid, place)];
  await app.close();
  return rows;
}

async function againstBareRows(db: Db, userid: number, place: PlaceOrder): Promise<BenchRow> {
  const whole: number[] = [];
  const bare: number[] = [];
  for (let warm = 0; warm < ORDERS; warm += 1) await place();
  for (let at = 0; at < ORDERS * ROUNDS; at += 1) {
    whole.push(await place());
    bare.push(await bareOrder(db, userid));
  }
  const ratio = median(whole) / median(bare);
  return {
    what: 'Placing an order, against a bare transaction of the same rows',
    measured: `p50 ${ms(median(whole))}, p99 ${ms(percentile(whole, 99))}, against p50 ${ms(median(bare))}, p99 ${ms(percentile(bare, 99))}: ${ratio.toFixed(2)}`,
  };
}

async function asItGrows(db: Db, userid: number, place: PlaceOrder): Promise<BenchRow> {
  const costs: number[] = [];
  for (const size of SIZES) {
    await fillOrders(db, userid, size);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await medianOf(place));
    costs.push(Math.min(...rounds));
  }
  const ratio = growth(costs);
  return {
    what: 'Placing an order at 1 000, 10 000 and 100 000 orders',
    measured: `${costs.map((cost) => cost.toFixed(2)).join(' / ')} ms: grows by ${ratio.toFixed(2)}`,
    bound: { text: 'flat within 1.30', holds: ratio <= 1.3 },
  };
}

async function medianOf(place: PlaceOrder): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < ORDERS; at += 1) times.push(await place());
  return median(times);
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}
