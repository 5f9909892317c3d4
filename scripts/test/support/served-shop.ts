import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  type Calendar,
  findFirstFree,
  orderMove,
  orderTape,
} from '../../../e2e/cluster/shoppers/order-body.ts';
import { commandEnv } from './run-command.ts';

/** Serves the built shop in `folder` until `end` is called. Resolves when the shop is open. */
export async function serveShop(folder: string, env: NodeJS.ProcessEnv, ...options: string[]) {
  const child = spawn(
    join(folder, 'node_modules/.bin/node'),
    [join(folder, 'scripts/serve.ts'), ...options],
    { cwd: folder, env: { ...commandEnv, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (output += String(part)));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const failure = exit.then(() => Promise.reject(new Error(output)));
  const openShop = async () => {
    while (!output.includes('The shop is open')) await once(child.stdout, 'data');
  };
  await Promise.race([openShop(), failure]);
  failure.catch(() => undefined);
  return {
    exit,
    kill: () => child.kill('SIGKILL'),
    async end() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Fields of an order's row that every version has. */
interface OrderRow {
  orderid: string;
  productid: number;
  quantity: number;
  totalamount: number;
  ordertotal: number;
  state: string;
  createdat: string;
}

/** An order of a guest. */
export interface PlacedOrder {
  orderno: string;
  /** Reads the rows of the order from the shop that currently runs at the same origin. */
  readRows(): Promise<OrderRow[]>;
}

const pickFields = ({ orderid, productid, quantity, ...rest }: OrderRow): OrderRow => {
  const { totalamount, ordertotal, state, createdat } = rest;
  return { orderid, productid, quantity, totalamount, ordertotal, state, createdat };
};

/** Places an order for tape, or for a move on the first free day. */
export async function placeOrder(origin: string, kind: 'tape' | 'move'): Promise<PlacedOrder> {
  let token = '';
  const send = async <Result>(path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Result;
  };
  const guest = await send<{ userid: number; refreshtoken: string }>('/admin/guest', {
    // The shop limits the orders of one e-mail address per day.
    username: `${randomUUID()}@example.com`,
  });
  token = guest.refreshtoken;
  const { userid } = guest;
  const details = { name: 'Robin', lastname: 'Example', city: 'London', mobile: '07700900123' };
  const address = { address: '1 Example Street', postalcode: 'SW1A 1AA' };
  await send('/users/addcustomers', { ...details, ...address, userid });
  const halfDay = findFirstFree(await send<Calendar>('/users/getcalendar'));
  if (halfDay === null) throw new Error('No day is free.');
  const body = kind === 'tape' ? orderTape() : orderMove(halfDay);
  const { orderno } = await send<{ orderno: string }>('/users/orderplace', { userid, ...body });
  const readRows = async () =>
    (await send<OrderRow[]>(`/users/getorderproducts/${userid}`)).map(pickFields);
  return { orderno, readRows };
}
