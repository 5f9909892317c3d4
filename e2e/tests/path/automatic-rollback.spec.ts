import type { Browser } from '@playwright/test';
import { isLongForm, longForm } from '../../support/long-form.ts';
import {
  createFailingRoute,
  releaseModifiedBuild,
  createRouteChange,
} from '../../support/releases.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const liveContent = async (shop: Shop) => {
  const registry = await (await fetch(`${shop.url}/registry.json`)).json();
  return registry.microFrontends.content[0].extras.folder as string;
};

/** Opens a browser context with this IP address. The shop trusts the header of its proxy. */
const openVisitorContext = (browser: Browser, { url }: Shop, address: string) =>
  browser.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': address } });

/** Opens a page whose remote fails. Waits until the failure is reported. */
async function openFailingPage(browser: Browser, shop: Shop, address: string) {
  const context = await openVisitorContext(browser, shop, address);
  const page = await context.newPage();
  const reported = page.waitForResponse(`${shop.url}/release-reports`);
  await page.goto('/faq');
  expect((await reported).status()).toBe(204);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.close();
}

test(
  'a remote that throws only in the browser is rolled back when visitors of five networks report it, and not by one visitor',
  longForm,
  async ({ browser }) => {
    test.slow();
    const shop = await startShop({ TRUST_PROXY: 'loopback' });
    try {
      const good = await liveContent(shop);
      const { browser: fault } = createRouteChange('content', createFailingRoute('throw 1'));
      const released = await releaseModifiedBuild(shop.dataDir, 'content-mfe', { browser: fault });
      await expect.poll(() => liveContent(shop)).toBe(released);

      await openFailingPage(browser, shop, '198.51.100.1');
      const body = JSON.stringify({
        room: 'content',
        version: released.split('/')[1],
        kind: 'render',
      });
      for (let attempt = 0; attempt < (isLongForm ? 100 : 10); attempt += 1) {
        const responses = await Promise.all(
          Array.from({ length: 10 }, () =>
            fetch(`${shop.url}/release-reports`, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                'sec-fetch-site': 'same-origin',
                origin: shop.url,
                'x-forwarded-for': '198.51.100.2',
              },
              body,
            }),
          ),
        );
        expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 204));
      }
      expect(await liveContent(shop)).toBe(released);

      for (const network of [101, 102, 103, 104])
        await openFailingPage(browser, shop, `198.51.${network}.1`);
      await expect.poll(() => liveContent(shop)).toBe(good);

      const context = await openVisitorContext(browser, shop, '203.0.113.1');
      const page = await context.newPage();
      await page.goto('/faq');
      await page.getByRole('button', { name: /insur/i }).first().click();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await context.close();
    } finally {
      await shop.remove();
    }
  },
);
