import { placeSmallOrder, TAPE } from '../../support/flows/place-small-order.ts';
import { createGuest, readOrders } from '../../support/flows/shoppers.ts';
import { isLongForm, longForm } from '../../support/long-form.ts';
import { test as base } from '../../support/own-shop.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { expect } from '../../support/test.ts';

/** Each rate-limit test has a separate shop, because the settings differ. */
const test = base.extend<{ own: Shop; env: Record<string, string> }>({
  env: [{}, { option: true }],
  own: async ({ env }, use) => {
    const shop = await startShop(env);
    await use(shop);
    await shop.remove();
  },
});

// Prevents the start of the worker's shop, because each test has its own.
test.use({ baseURL: 'http://127.0.0.1:1' });

const RATE_LIMIT_SCALE = '1';
/** More attempts than one address may make. */
const MANY = 70;

const pages = ['/', '/services', '/RemovalKitA', '/wedding-dress-cleaning', '/cart', '/faq'];

test.describe('a shop whose processes end', () => {
  // The tests share one shop, run one after another, and leave the shop ready.
  test.describe.configure({ mode: 'default' });

  test('processes that are killed or hang are restarted, without a failed page and without a lost order', async ({
    ownShop: own,
  }) => {
    test.slow();
    await test.step('a backend that is killed', () => killBackend(own));
    await test.step('a storefront that is killed, at its port', () => killStorefront(own));
    await test.step('a backend that stands still', () => stopBackend(own));
  });

  test(
    'an orderly end leaves each order complete or absent, and the response tells which',
    longForm,
    async ({ ownShop: own }) => {
      const shopper = await createGuest(own, 'ending@example.com');
      const orders = Array.from({ length: 20 }, () =>
        placeSmallOrder(own, shopper).catch(() => null),
      );
      await orders[0];
      await own.stop();
      const confirmed = (await Promise.all(orders)).filter((orderno) => orderno !== null);
      await own.restart();
      const stored = await readOrders(own, shopper);
      expect(stored.map(({ orderno }) => orderno)).toEqual(expect.arrayContaining(confirmed));
      expect(confirmed.length).toBeGreaterThan(0);
      for (const { totalamount } of stored) expect(totalamount).toBe(TAPE.price);
    },
  );

  test(
    'no process of a shop survives when its supervisor is killed',
    longForm,
    async ({ ownShop: own }) => {
      const { supervisor, ...children } = own.readProcessIds();
      process.kill(supervisor, 'SIGKILL');
      for (const pid of Object.values(children))
        await expect.poll(() => isRunning(pid)).toBe(false);
      await own.restart();
      await answersPages(own);
    },
  );
});

async function killBackend(own: Shop): Promise<void> {
  const shopper = await createGuest(own, 'killed@example.com');
  const placed = await placeSmallOrder(own, shopper);
  const { supervisor, edge, backend } = own.readProcessIds();

  // Stops the supervisor, so that it does not restart the backend.
  process.kill(supervisor, 'SIGSTOP');
  process.kill(backend, 'SIGKILL');
  await expectBackendAway(own);
  process.kill(supervisor, 'SIGCONT');

  await expectReady(own);
  expect((await readOrders(own, shopper)).map(({ orderno }) => orderno)).toEqual([placed]);
  expect(own.readProcessIds().edge).toBe(edge);
  expect(own.readProcessIds().backend).not.toBe(backend);
  expect(await placeSmallOrder(own, shopper)).not.toBe(placed);
}

async function killStorefront(own: Shop): Promise<void> {
  const shopper = await createGuest(own, 'storefront@example.com');
  const placed = await placeSmallOrder(own, shopper);
  const { edge, backend } = own.readProcessIds();
  process.kill(edge, 'SIGKILL');
  await expectReady(own);
  await answersPages(own);
  expect((await readOrders(own, shopper)).map(({ orderno }) => orderno)).toEqual([placed]);
  expect(own.readProcessIds().backend).toBe(backend);
  expect(own.readProcessIds().edge).not.toBe(edge);
}

async function stopBackend(own: Shop): Promise<void> {
  const shopper = await createGuest(own, 'still@example.com');
  const { backend } = own.readProcessIds();
  process.kill(backend, 'SIGSTOP');
  expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${own.url}/readyz`)).status).toBe(503);
  await answersPages(own);
  const order = placeSmallOrder(own, shopper);
  process.kill(backend, 'SIGCONT');
  await expectReady(own);
  const placed = await order;
  expect(own.readProcessIds().backend).toBe(backend);
  expect((await readOrders(own, shopper)).map(({ orderno }) => orderno)).toEqual([placed]);
}

test.describe('rate limits through both processes', () => {
  test.use({ env: { RATE_LIMIT_SCALE } });

  test(
    'count a visitor under their real address, whatever headers they send',
    longForm,
    async ({ own }) => {
      expect(await countAllowedGuests(own)).toBeLessThan(MANY);
    },
  );
});

/**
 * The long form only, because `edge/test/real-address.test.ts` tests the same with the storefront
 * alone.
 */
if (isLongForm)
  test.describe('rate limits behind a trusted proxy', () => {
    test.use({ env: { RATE_LIMIT_SCALE, TRUST_PROXY: 'loopback' } });

    test("count the visitors in the proxy's header", async ({ own }) => {
      expect(await countAllowedGuests(own)).toBe(MANY);
    });
  });

async function answersPages(shop: Shop): Promise<void> {
  for (const path of pages) {
    const response = await fetch(shop.url + path, { headers: { accept: 'text/html' } });
    expect.soft([200, 503], `${path}: ${response.status}`).toContain(response.status);
    expect(await response.text()).toContain('id="root"');
  }
}

/** Expects that the backend is away but pages are served. All API calls must have Retry-After. */
async function expectBackendAway(shop: Shop): Promise<void> {
  await answersPages(shop);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);
  for (const init of [{}, { method: 'POST', body: '{}' }]) {
    const response = await fetch(`${shop.url}/api/users/getorders`, init);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      status: false,
      error: expect.stringMatching(/^The shop cannot /),
    });
  }
}

/** Waits longer than other checks, because a restart takes time on a busy machine. */
const expectReady = (shop: Shop) =>
  expect
    .poll(() =>
      fetch(`${shop.url}/readyz`).then(
        ({ status }) => status,
        () => 'nobody listens',
      ),
    )
    .toBe(200);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // ESRCH means that the process has ended.
    return false;
  }
}

/**
 * Returns how many guests one visitor can create before the rate limit applies. Each attempt has
 * another forged IP address.
 */
async function countAllowedGuests(shop: Shop): Promise<number> {
  for (let attempt = 0; attempt < MANY; attempt += 1) {
    const response = await fetch(`${shop.url}/api/admin/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${attempt}` },
      body: JSON.stringify({ username: `guest-${attempt}@example.com` }),
    });
    await response.body?.cancel();
    if (response.status === 429) return attempt;
  }
  return MANY;
}
