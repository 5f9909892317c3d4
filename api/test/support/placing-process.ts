import { buildApp } from '../../src/app.ts';
import { parseConfig } from '../../src/config/config.ts';
import type { Db } from '../../src/db/db.ts';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { timeLimits } from '../../src/db/time-limits.ts';
import { patientTimeLimits } from './patience.ts';
import type { Person } from './people.ts';
import { createLine, buildOrderBody, sendPost, tape } from './shopping.ts';

/** A command to the process that places orders. */
export type PlacingCommand =
  | { do: 'place on'; shopper: Person }
  | { do: 'stop in the middle'; body: object; shopper: Person }
  | { do: 'end' };

/** The response to one order of the process. */
export interface OrderResponse {
  key: string;
  status: number;
  retryAfter: string | undefined;
}

/** A process of the shop that places orders on the database of the argument. */
const [url = ''] = process.argv.slice(2);
const database = await openServerDatabase(url, {
  ...timeLimits,
  connect: patientTimeLimits.connect,
});
const config = parseConfig({
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: '100000',
  CAPTCHA_HMAC_KEY: 'k'.repeat(32),
});
let isPlacing = true;

process.on('message', (wish: PlacingCommand) => void follow(wish));
process.on('disconnect', () => process.exit());
process.send?.('listening');

async function follow(wish: PlacingCommand): Promise<void> {
  if (wish.do === 'end') return void (isPlacing = false);
  if (wish.do === 'place on') {
    await Promise.all(Array.from({ length: 10 }, (_, at) => placeOn(wish, at)));
  } else {
    await place(stopBeforeCommit(database.db), wish.shopper, wish.body);
  }
  await database.close();
  process.disconnect();
}

async function placeOn({ shopper }: { shopper: Person }, at: number): Promise<void> {
  for (let nth = 0; isPlacing; nth += 1) {
    const idempotencyKey = `${at}-${nth}`;
    await place(database.db, shopper, {
      ...buildOrderBody(shopper, tape.price, createLine(tape.productid)),
      idempotencyKey,
    });
  }
}

async function place(db: Db, shopper: Person, body: object): Promise<void> {
  const app = await getApp(db);
  const response = await sendPost(app, shopper, '/users/orderplace', body);
  process.send?.({
    key: 'idempotencyKey' in body ? String(body.idempotencyKey) : '',
    status: response.statusCode,
    retryAfter: response.headers['retry-after'],
  } satisfies OrderResponse);
}

const apps = new Map<Db, ReturnType<typeof buildApp>>();

function getApp(db: Db) {
  const app = apps.get(db) ?? buildApp(config, db);
  apps.set(db, app);
  return app;
}

/**
 * Wraps a database so that this process stops itself after storing an order, before the transaction
 * commits.
 */
function stopBeforeCommit(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'commitWith') return createStoppingCommit(target);
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}

const createStoppingCommit =
  (db: Db): Db['commitWith'] =>
  (first, work, last) =>
    db.commitWith(first, work, (result) => {
      process.kill(process.pid, 'SIGSTOP');
      return last(result);
    });
