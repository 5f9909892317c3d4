import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import { leaveAndReturn } from '../../support/leave-and-return.ts';
import { callBackend } from '../../support/flows/shoppers.ts';
import { limitInShortForm, longForm } from '../../support/long-form.ts';
import { findLinkBehindBasket } from '../../support/screens/find-link-behind-basket.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import { launchFullChromium } from '../../support/launch-full-chromium.ts';

/** The short form uses only the first page, because what prevents caching is mostly the shell's. */
const PUBLIC = limitInShortForm(
  ['/cart', '/', '/faq', '/login', '/services', '/wedding-dress-cleaning', '/contact'],
  1,
);
const SIGNED_IN = limitInShortForm(['/checkout', '/myaccount', '/details'], 2);

/** Another site, whose page the back-forward cache accepts. */
const elsewhere = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html').end('<h1>Elsewhere</h1>');
});
let address = '';
let browser: Browser;

test.beforeAll(async () => {
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  address = `http://localhost:${(elsewhere.address() as { port: number }).port}/`;
  browser = await launchFullChromium();
});

test.afterAll(async () => {
  await browser.close();
  elsewhere.close();
  elsewhere.closeAllConnections();
});

/**
 * Returns how this browser restores an empty page. A complete browser caches the page, the headless
 * shell does not.
 */
async function restoreEmptyPage() {
  const page = await browser.newPage();
  const returnVisit = await leaveAndReturn(page, address, () =>
    page.goto(address.replace('localhost', '127.0.0.1')),
  );
  await page.close();
  return returnVisit;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilLoaded(page);
}

test('the browser caches a page of the shop like an empty page', async ({ shop }) => {
  const expected = await restoreEmptyPage();
  for (const path of PUBLIC) {
    const page = await browser.newPage();
    const returnVisit = await leaveAndReturn(page, address, () => open(page, shop.url + path));
    expect(returnVisit, path).toEqual(expected);
    await page.close();
  }
});

test('pages of signed-in users are cached too', longForm, async ({ shop }) => {
  const expected = await restoreEmptyPage();
  const { userid, refreshtoken } = await callBackend<{ userid: number; refreshtoken: string }>(
    shop,
    'admin/guest',
    { body: { username: 'kept@example.com' } },
  );
  for (const path of SIGNED_IN) {
    const page = await browser.newPage();
    await page.addInitScript(
      ([id, token]) => {
        localStorage.setItem('user', JSON.stringify({ id, role: 'guest' }));
        localStorage.setItem('token', String(token));
      },
      [userid, refreshtoken] as const,
    );
    const returnVisit = await leaveAndReturn(page, address, () => open(page, shop.url + path));
    expect(returnVisit, path).toEqual(expected);
    await page.close();
  }
});

test('a page with an unload listener is not cached', longForm, async ({ shop }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  const returnVisit = await leaveAndReturn(page, address, () => open(page, `${shop.url}/faq`));
  expect(returnVisit.persisted).toBe(false);
  expect(returnVisit.reasons).toContain('UnloadHandlerExistsInMainFrame');
  await page.close();
});

test('a cached page shows the changes of the basket after a return', async ({ shop }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const buyElsewhere = async () => {
    const other = await context.newPage();
    await open(other, `${shop.url}/RemovalKitB`);
    await other.getByRole('button', { name: 'Add to cart' }).click();
    await expect(findLinkBehindBasket(other, /^Basket, 1 item/)).toBeAttached();
    await other.close();
  };
  await leaveAndReturn(page, address, () => open(page, `${shop.url}/faq`), buyElsewhere);
  await expect(page.getByRole('link', { name: /^Basket, 1 item/ })).toBeVisible();
  await context.close();
});
