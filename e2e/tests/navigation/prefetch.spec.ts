import type { Page } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import { recordRequests } from '../../support/record-requests.ts';
import { ignoreConsoleErrors, failedCallPattern } from '../../support/flows/console-errors.ts';
import { waitUntilIdle, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';

const FIT_CHECK = ['getfitcheckdata', 'getfeatureproductdata', 'getproductsforfitcheck'].map(
  (name) => `/api/users/${name}`,
);

/** Opens a page without using it, so that nothing is prefetched. */
async function open(page: Page, path = '/faq'): Promise<void> {
  await page.goto(path);
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
}

const fitCheck = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Fit check', exact: true });

const reads = (requestedPaths: string[]) =>
  requestedPaths.filter((path) => path.startsWith('/api/'));

test.describe('before a link is followed', () => {
  test('a hover fetches its remote and data once, and the click sends no request', async ({
    page,
  }) => {
    await open(page, '/login');
    const requestedPaths = recordRequests(page);
    await fitCheck(page).hover();
    await expect.poll(() => reads(requestedPaths).sort()).toEqual([...FIT_CHECK].sort());
    expect(requestedPaths.filter((path) => path.includes('/releases/content/'))).not.toEqual([]);
    await waitUntilIdle(page);
    const requestCountBefore = requestedPaths.length;
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).hover();
    await fitCheck(page).hover();
    await fitCheck(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fit check' })).toBeVisible();
    await waitUntilLoaded(page);
    expect(requestedPaths.slice(requestCountBefore)).toEqual([]);
  });

  test('keyboard focus does the same', longForm, async ({ page }) => {
    await open(page);
    const requestedPaths = recordRequests(page);
    await fitCheck(page).focus();
    await expect.poll(() => reads(requestedPaths).sort()).toEqual([...FIT_CHECK].sort());
  });

  test(
    'a card prefetches the target of its click, with the choice of the click',
    longForm,
    async ({ page }) => {
      await open(page, '/services');
      const requestedPaths = recordRequests(page);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Wedding Dress Cleaning', exact: true }).focus();
      await expect
        .poll(() => reads(requestedPaths))
        .toContainEqual(expect.stringMatching(/getsubservices\/1$/));
      await waitUntilIdle(page);
      requestedPaths.length = 0;
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/subservices$/);
      await waitUntilLoaded(page);
      expect(requestedPaths).not.toContainEqual(expect.stringMatching(/getsubservices\/1$/));
    },
  );

  test('a page behind sign-in has no data prefetched, and for a visitor not even its remote', async ({
    page,
  }) => {
    await open(page, '/cart');
    const requestedPaths = recordRequests(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/myaccount' });
      document.querySelector('main')?.append(link);
      link.focus();
    });
    await fitCheck(page).focus();
    await expect.poll(() => requestedPaths).toEqual(expect.arrayContaining(FIT_CHECK));
    expect(requestedPaths.filter((path) => path.includes('/releases/account/'))).toEqual([]);
  });

  test(
    'a failed prefetch changes nothing, and the click loads the page',
    longForm,
    async ({ page, consoleErrors }) => {
      ignoreConsoleErrors(consoleErrors, failedCallPattern);
      await open(page, '/login');
      let isBroken = true;
      const tried: string[] = [];
      await page.route(/releases\/content\/|getfitcheckdata/, (route) => {
        tried.push(route.request().url());
        return isBroken ? route.abort() : route.fallback();
      });
      const loaded = await page.evaluate(() => performance.timeOrigin);
      await fitCheck(page).hover();
      await expect.poll(() => tried).not.toEqual([]);
      await waitUntilIdle(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      isBroken = false;
      await fitCheck(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fit check' })).toBeVisible();
      await waitUntilLoaded(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      expect(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(loaded);
    },
  );

  test(
    'data whose prefetch failed is read by the page',
    longForm,
    async ({ page, consoleErrors }) => {
      ignoreConsoleErrors(consoleErrors, failedCallPattern);
      await open(page);
      let isBroken = true;
      const tried: string[] = [];
      await page.route(/getfitcheckdata/, (route) => {
        tried.push(route.request().url());
        return isBroken ? route.abort() : route.fallback();
      });
      await fitCheck(page).hover();
      await expect.poll(() => tried.length).toBeGreaterThan(0);
      await waitUntilIdle(page);
      expect(tried).toHaveLength(1);
      isBroken = false;
      await fitCheck(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fit check' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
      expect(tried).toHaveLength(2);
    },
  );
});
