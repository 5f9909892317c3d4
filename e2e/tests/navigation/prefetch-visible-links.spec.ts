import type { Page } from '@playwright/test';
import { limitInShortForm, longForm } from '../../support/long-form.ts';
import { recordRequests } from '../../support/record-requests.ts';
import { waitUntilIdle, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';

const LISTING = '/wedding-dress-cleaning';
/** Largest number of prefetched links on a page. */
const MOST_OF_A_PAGE = 8;

/** Moves the pointer, which counts as use of the page, but not over a link. */
const movePointer = (page: Page) => page.mouse.move(3, 3);

const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
  return recordRequests(page);
}

test.describe('visible links', () => {
  test('are prefetched once the page is used and the browser is idle, not before', async ({
    page,
  }) => {
    const requestedPaths = await open(page, '/services');
    expect(requestedPaths).toEqual([]);
    await movePointer(page);
    await expect
      .poll(() => requestedPaths)
      .toContainEqual(expect.stringMatching(/getsubservices\//));
  });

  test('are prefetched only up to a limit on a long page', longForm, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    const requestedPaths = await open(page, '/services');
    await page.evaluate(() => {
      const main = document.querySelector('main');
      for (let nr = 0; nr < 30; nr += 1) {
        const href = `/wedding-dress-cleaning/a-dress-${nr}`;
        main?.append(Object.assign(document.createElement('a'), { href, textContent: 'A dress' }));
      }
    });
    await movePointer(page);
    await expect.poll(() => requestedPaths.length).toBeGreaterThan(0);
    await waitUntilIdle(page);
    expect(requestedPaths.filter((path) => path.startsWith('/api/')).length).toBeLessThanOrEqual(
      MOST_OF_A_PAGE,
    );
  });
});

test.describe('a touch', () => {
  test.use({ hasTouch: true });

  test('prefetches the page before the finger is lifted', longForm, async ({ page }) => {
    const requestedPaths = await open(page, '/login');
    await inFooter(page, 'Fit check').dispatchEvent('touchstart');
    await expect.poll(() => requestedPaths).toContain('/api/users/getfitcheckdata');
  });
});

test.describe('in an island that is not hydrated', () => {
  test.use({ viewport: { width: 1280, height: 400 } });
  test.beforeEach(async ({ page }) => {
    // Disables idle callbacks, so that islands outside the view stay pending.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  });

  for (const sign of limitInShortForm(['pointerover', 'touchstart', 'pointerdown', 'focusin'], 1))
    test(`${sign} starts a prefetch too`, async ({ page }) => {
      const requestedPaths = await open(page, '/login');
      await expect(page.locator('[data-part="footer"]:not([data-alive])')).toBeAttached();
      await inFooter(page, 'Fit check').dispatchEvent(sign);
      await inFooter(page, 'Fit check').dispatchEvent('pointermove');
      await expect.poll(() => requestedPaths).toContain('/api/users/getfitcheckdata');
    });
});

for (const connection of limitInShortForm([{ saveData: true }, { effectiveType: '2g' }], 1)) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);
    const requestedPaths = await open(page, LISTING);
    await movePointer(page);
    const faq = page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true });
    await faq.hover();
    await faq.focus();
    await waitUntilIdle(page);
    expect(requestedPaths).toEqual([]);
    await faq.click();
    await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible();
    expect(requestedPaths).not.toEqual([]);
  });
}
