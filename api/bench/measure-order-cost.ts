import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { parseConfig } from '../src/config/config.ts';
import { type Db, queryRows } from '../src/db/db.ts';
import { writeBareOrder } from './write-bare-order.ts';
import { type BenchRow, computeGrowth, median, percentile } from './bench-row.ts';
import { createOrderPlacer, type PlaceOrder } from './bench-shopper.ts';
import { fillOrders } from './fill-orders.ts';

/** Numbers of stored orders at which the cost is measured. */
const SIZES = [1_000, 10_000, 100_000] as const;

/**
 * Orders per round, and rounds per measurement. The growth is computed from the fastest rounds,
 * because other programs only slow rounds down.
 */
const ORDERS = 150;
const ROUNDS = 4;

/**
 * Measures the cost of placing an order, relative to a bare insert of the order's rows. Also
 * measures how the cost grows with the number of stored orders.
 */
export async function measureOrderCost(db: Db): Promise<BenchRow[]> {
  const app = await buildApp(parseConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000000' }), db);
  await app.ready();
  const placeOrder = await createOrderPlacer(app, db);
  const [user] = await queryRows<{ id: number }>(db, sql`select max(id) as id from users`);
  const userid = user?.id ?? 0;
  const rows = [
    await compareWithBareRows(db, userid, placeOrder),
    await measureGrowth(db, userid, placeOrder),
  ];
  await app.close();
  return rows;
}

async function compareWithBareRows(
  db: Db,
  userid: number,
  placeOrder: PlaceOrder,
): Promise<BenchRow> {
  const orderTimes: number[] = [];
  const bareTimes: number[] = [];
  for (let warmUpOrder = 0; warmUpOrder < ORDERS; warmUpOrder += 1) await placeOrder();
  for (let orderIndex = 0; orderIndex < ORDERS * ROUNDS; orderIndex += 1) {
    orderTimes.push(await placeOrder());
    bareTimes.push(await writeBareOrder(db, userid));
  }
  const ratio = median(orderTimes) / median(bareTimes);
  return {
    label: 'Placing an order, against a bare transaction of the same rows',
    result: `p50 ${formatMs(median(orderTimes))}, p99 ${formatMs(percentile(orderTimes, 99))}, against p50 ${formatMs(median(bareTimes))}, p99 ${formatMs(percentile(bareTimes, 99))}: ${ratio.toFixed(2)}`,
  };
}

async function measureGrowth(db: Db, userid: number, placeOrder: PlaceOrder): Promise<BenchRow> {
  const costs: number[] = [];
  for (const size of SIZES) {
    await fillOrders(db, userid, size);
    const roundCosts: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      roundCosts.push(await measureMedian(placeOrder));
    costs.push(Math.min(...roundCosts));
  }
  const ratio = computeGrowth(costs);
  return {
    label: 'Placing an order at 1 000, 10 000 and 100 000 orders',
    result: `${costs.map((cost) => cost.toFixed(2)).join(' / ')} ms: grows by ${ratio.toFixed(2)}`,
    bound: { text: 'flat within 1.30', isMet: ratio <= 1.3 },
  };
}

async function measureMedian(placeOrder: PlaceOrder): Promise<number> {
  const times: number[] = [];
  for (let orderIndex = 0; orderIndex < ORDERS; orderIndex += 1) times.push(await placeOrder());
  return median(times);
}

function formatMs(value: number): string {
  return `${value.toFixed(2)} ms`;
}
