import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.ts';
import type { FakeStripe } from './fake-stripe.ts';
import { kitA, createLine, tape } from './shopping.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;

type Settings = Record<string, string>;

const toFilePath = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Options of Node for a process whose embedded database starts quickly. */
export const readyPglite = ['--import', import.meta.resolve('./with-ready-pglite.ts')];

/** Runs a command of `src/cli`. Resolves to its exit code and output. */
export async function runCommand(settings: Settings, command: string, ...args: string[]) {
  const env = { PATH, NODE_COMPILE_CACHE, ...settings };
  const child = spawn(
    process.execPath,
    [...readyPglite, toFilePath(`cli/${command}.ts`), ...args],
    { env },
  );
  child.stdin.end();
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output: (await output).join('') };
}

/** Starts a backend on this data folder, in a separate process. */
export async function startShop(settings: Settings & { DATA_DIR: string }) {
  const socketPath = join(settings.DATA_DIR, '..', `shop-${process.pid}.sock`);
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
    API_SOCKET: socketPath,
    ...settings,
  };
  const child: ChildProcess = spawn(process.execPath, [...readyPglite, toFilePath('main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    await rm(socketPath, { force: true });
  };
  await eventually(async () => void (await stat(socketPath)));
  return { end, send: createSender(socketPath) };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

const createSender =
  (socketPath: string) =>
  async <Answer>(path: string, body?: object, token = ''): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', authorization: `bearer ${token}` };
    const method = body === undefined ? 'GET' : 'POST';
    const call = request({ socketPath, path: `/api${path}`, method, headers });
    call.end(body && JSON.stringify(body));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const content = await text(response);
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${content}`);
    return JSON.parse(content) as Answer;
  };

/** Returns a function that places an order of a new guest and resolves to its number. */
export async function createShopper(shop: Shop): Promise<() => Promise<string>> {
  const { token, order } = await createGuest(shop);
  const body = { ...order, products: [createLine(tape.productid)], totalamount: tape.price };
  return async () => {
    const placed = await shop.send<{ orderno: string }>('/users/orderplace', body, token);
    return placed.orderno;
  };
}

/** Returns a function that places and pays an order of a new guest by card. */
export const createCardShopper =
  (shop: Shop, { pay }: Pick<FakeStripe, 'pay'>): (() => Promise<string>) =>
  async () => {
    const { token, order } = await createGuest(shop);
    // The total includes the delivery charge, because the firm delivers every card order.
    const body = { ...order, products: [createLine(kitA.productid)], totalamount: 274 };
    const page = await shop.send<{ sessionId: string; orderno: string }>(
      '/users/create-stripe-session',
      { ...body, idempotencyKey: randomUUID() },
      token,
    );
    pay(page.sessionId);
    // A busy shop may refuse the read with 503, and asks to try again.
    await eventually(() => shop.send(`/users/verify-payment/${page.sessionId}`, undefined, token));
    return page.orderno;
  };

async function createGuest({ send }: Shop) {
  const guest = await send<{ userid: number; refreshtoken: string }>('/admin/guest', {
    username: 'guest@example.com',
  });
  await send(
    '/users/addcustomers',
    {
      name: 'Robin',
      lastname: 'Example',
      city: 'London',
      mobile: '07700900123',
      address: '1 Example Street',
      postalcode: 'SW1A 1AA',
      userid: guest.userid,
    },
    guest.refreshtoken,
  );
  const order = {
    userid: guest.userid,
    orderno: 'SLR10001',
    transactionid: 'OFFLINE',
    payment_method: 'offline',
  };
  return { token: guest.refreshtoken, order };
}
