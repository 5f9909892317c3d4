import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { asc, count, eq, sql } from 'drizzle-orm';
import { queryRows } from '../../../src/db/db.ts';
import { orders } from '../../../src/orders/records/tables.ts';
import { eventually } from '../../support/eventually.ts';
import { chooseByForm } from '../../support/in-form.ts';
import { createOrderingApp } from '../../support/ordering.ts';
import { createPerson } from '../../support/people.ts';
import type { OrderResponse, PlacingCommand } from '../../support/placing-process.ts';
import {
  saveShippingDetails,
  createLine,
  buildOrderBody,
  placeOrder,
  tape,
} from '../../support/shopping.ts';

const { app, db, shopper, other } = await createOrderingApp();
const file = fileURLToPath(new URL('../../support/placing-process.ts', import.meta.url));

/** Number of times that the process is stopped. */
const ROUND_COUNT = chooseByForm({ short: 2, long: 5 });

/** Longest time for an order while another process is stopped, in ms. */
const PATIENCE = 15_000;

const createBody = (who = shopper) => buildOrderBody(who, tape.price, createLine(tape.productid));

describe('a process that is stopped while it places orders', () => {
  it('does not block orders of another process, whenever it is stopped', async () => {
    const { child, answers: responses, wish } = await startProcess();
    wish({ do: 'place on', shopper: other });
    for (let round = 1; round <= ROUND_COUNT; round += 1) {
      await eventually(async () => assert.ok(responses.length >= round * 20));
      child.kill('SIGSTOP');
      const started = performance.now();
      await Promise.all(Array.from({ length: 10 }, () => placeOrder(app, shopper, createBody())));
      assert.ok(performance.now() - started < PATIENCE);
      // From the second round, the process stays stopped until the server ends its transactions.
      if (round >= 2) await eventually(async () => assert.equal(await openTransactions(), 0));
      child.kill('SIGCONT');
    }
    const ended = once(child, 'exit');
    wish({ do: 'end' });
    await ended;
    await assertTrueResponses(responses);
    await assertNumbersHaveNoGap();
  });

  it('loses only its current order, which is refused when it continues and can be placed elsewhere at once', async () => {
    const who = await createPerson(db);
    await saveShippingDetails(app, who);
    const { child, answers: responses, wish } = await startProcess();
    const same = { ...createBody(who), idempotencyKey: 'the same' };
    wish({ do: 'stop in the middle', shopper: who, body: same });
    await eventually(() => Promise.resolve(assert.ok(isStopped(child))));
    await placeOrder(app, shopper, createBody());
    const { orderno } = await placeOrder(app, who, same);
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    await ended;
    assert.deepEqual(responses, [{ key: 'the same', status: 503, retryAfter: '5' }]);
    const stored = await db.select().from(orders).where(eq(orders.userid, who.id));
    assert.deepEqual(
      stored.map((row) => row.orderno),
      [orderno],
    );
    await assertNumbersHaveNoGap();
  });
});

/** Starts another process on the same database, and collects its responses. */
async function startProcess() {
  const [{ name }] = (await queryRows<{ name: string }>(
    db,
    sql`select current_database() as name`,
  )) as [{ name: string }];
  const url = Object.assign(new URL(String(process.env.TEST_DATABASE_URL)), { pathname: name });
  const child = fork(file, [url.href]);
  after(() => end(child));
  await once(child, 'message');
  const responses: OrderResponse[] = [];
  child.on('message', (response) => responses.push(response as OrderResponse));
  return { child, answers: responses, wish: (wish: PlacingCommand) => void child.send(wish) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Asks the operating system whether the process is stopped, because stopping can take time. */
const isStopped = ({ pid }: ChildProcess) =>
  /^T/.test(execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }));

/** Returns the number of idle open transactions. */
async function openTransactions(): Promise<number> {
  const [found] = await queryRows<{ open: number }>(
    db,
    sql`select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`,
  );
  return found?.open ?? 0;
}

/** Asserts that each 200 response is stored once, and that no refused order is stored. */
async function assertTrueResponses(responses: OrderResponse[]): Promise<void> {
  const stored = await db
    .select({ key: orders.idempotencyKey, times: count() })
    .from(orders)
    .where(eq(orders.userid, other.id))
    .groupBy(orders.idempotencyKey);
  const confirmed = responses.filter(({ status }) => status === 200).map(({ key }) => key);
  assert.deepEqual(stored.map(({ key }) => key).toSorted(), confirmed.toSorted());
  assert.ok(stored.every(({ times }) => times === 1));
  const refused = responses.filter(({ status }) => status !== 200);
  assert.ok(refused.every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0));
}

async function assertNumbersHaveNoGap(): Promise<void> {
  const stored = await db.select().from(orders).orderBy(asc(orders.orderno));
  assert.deepEqual(
    stored.map(({ orderno }) => orderno),
    stored.map((_, at) => `SLR${10_001 + at}`),
  );
}
