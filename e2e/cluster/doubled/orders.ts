import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describeGap } from '../checks/order-numbers.ts';
import { query } from '../checks/query.ts';
import { type Calendar, findFirstFree, orderMove, orderTape } from '../shoppers/order-body.ts';
import { apis, call, callSuccessfully } from './call.ts';
import { addGuest, signCustomerUp, type SignedIn } from './people.ts';

/** Sends an order to one of the backends. */
const place = (api: string, { userid, refreshtoken }: SignedIn, order: object, key?: string) =>
  call(`${api}/users/orderplace`, {
    token: refreshtoken,
    body: { ...order, userid, idempotencyKey: key ?? randomUUID() },
  });

export async function checkSessions(): Promise<void> {
  const [first, second] = apis;
  const { userid, refreshtoken: token } = await signCustomerUp(first);
  const readUser = (api: string) => call(`${api}/users/getusers/${userid}`, { token });
  assert.equal((await readUser(second)).status, 200);
  await callSuccessfully(`${second}/admin/logout`, { token, body: {} });
  assert.equal((await readUser(first)).status, 401);
}

/**
 * Sends twelve sign-ins with a wrong password alternately to both `api` servers. Together, the
 * servers must process ten sign-ins for one IP address and e-mail address, and refuse the others
 * with 429.
 */
export async function checkLimits(): Promise<void> {
  const body = { username: `${randomUUID()}@example.com`, password: 'a wrong password' };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const api = apis[attempt % 2] ?? apis[0];
    statuses.push((await call(`${api}/admin/userlogin`, { body })).status);
  }
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429, 429]);
}

export async function checkRepeatedOrder(): Promise<void> {
  const guest = await addGuest(apis[0]);
  const key = randomUUID();
  const placed = await Promise.all(apis.map((api) => place(api, guest, orderTape(), key)));
  const numbers = placed.map(({ body }) => (body as { orderno: string }).orderno);
  assert.match(numbers[0] ?? '', /^SLR\d+$/);
  assert.equal(numbers[1], numbers[0]);
}

/**
 * Lets twelve shoppers try at once to make the last possible booking of a half day, six at each
 * `api` server. Exactly one of them must succeed.
 */
export async function checkLastBooking(token: string): Promise<void> {
  const guests = await Promise.all(
    Array.from({ length: 12 }, (_, index) => addGuest(apis[index % 2] ?? apis[0])),
  );
  const calendar = await callSuccessfully<Calendar>(`${apis[0]}/users/getcalendar`, {
    token: guests[0]?.refreshtoken ?? '',
  });
  const halfDay = findFirstFree(calendar);
  assert.ok(halfDay);
  const { day, half } = halfDay;
  const exception = { trade: 'move', day, closed: false, morning: 0, afternoon: 0, [half]: 1 };
  await callSuccessfully(`${apis[1]}/staff/calendar/days`, { token, body: exception });
  const placed = await Promise.all(
    guests.map((guest, index) =>
      place(apis[(index + 1) % 2] ?? apis[0], guest, orderMove(halfDay)),
    ),
  );
  const statuses = placed.map(({ status }) => status);
  // Status 409 means that the half day is full. Status 429 means that the shopper's IP address
  // already has a booking on that day.
  assert.equal(statuses.filter((status) => status === 200).length, 1, statuses.join());
  assert.ok(
    statuses.every((status) => [200, 409, 429].includes(status)),
    statuses.join(),
  );
}

export async function checkNumbersAndMails(readAccepted: () => string): Promise<void> {
  const guests = await Promise.all(Array.from({ length: 12 }, () => addGuest(apis[0])));
  const placed = await Promise.all(
    guests.map((guest, index) => place(apis[index % 2] ?? apis[0], guest, orderTape())),
  );
  for (const { status, body } of placed) assert.equal(status, 200, JSON.stringify(body));
  const numbers = query<{ number: number }>(
    'select substr(orderno, 4)::int as number from orders order by 1',
  ).map(({ number }) => number);
  assert.equal(describeGap(numbers), null);
  const countWaiting = () =>
    query<{ count: number }>('select count(*)::int from mails where sent_at is null')[0]?.count;
  for (let second = 0; second < 90 && countWaiting() !== 0; second += 1) await pause(1_000);
  const accepted = readAccepted().trim().split('\n');
  assert.equal(new Set(accepted).size, accepted.length, 'a mail was sent twice');
  const [row] = query<{ count: number }>('select count(*)::int from mails');
  assert.equal(accepted.length, row?.count);
}
