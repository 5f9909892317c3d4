import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import config from './playwright.config.ts';
import { waitUntilPainted } from './support/screens/visual-checks.ts';
import { navigateWithin, waitUntilLoaded } from './support/screens/page-facts.ts';
import {
  chosenScreens,
  ownCatalogue,
  publicScreens,
  signedInScreens,
} from './support/screens/screens.ts';
import { readChosenState, signInByApi, storeBeforeOpening } from './support/screens/shopper.ts';
import { startShop } from './support/shop.ts';

/**
 * Saves screenshots of all routes at widths of 390 and 1280 px in ./screenshots. Includes pages
 * whose requests failed, returned nothing or are pending.
 */
const folder = join(import.meta.dirname, '../screenshots');
const WIDTHS = [390, 1280];
const STAFF_CREDENTIALS = { username: 'staff@example.com', password: 'staff-demo-123' };
const PATHS_WITH_READS = [
  '/',
  '/services',
  '/subservices',
  '/dresses',
  ownCatalogue.category.path,
  '/fitcheck',
  '/about',
  '/myaccount',
];

async function takeScreenshot(page: Page, name: string, shouldWait = true): Promise<void> {
  if (shouldWait) {
    await waitUntilLoaded(page).catch((cause: unknown) => console.warn(name, String(cause)));
    await scrollThrough(page);
  }
  const width = page.viewportSize()?.width ?? 0;
  const file = `${width}-${name.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}`;
  await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
  console.log(file);
}

/** Scrolls through the page, because pictures outside the viewport load lazily. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  // Does not wait for every picture, because some are never loaded, such as those of hidden slides.
  await page.waitForLoadState('networkidle');
  await waitUntilPainted(page);
}

async function takePublicScreenshots(page: Page): Promise<void> {
  for (const { path } of publicScreens(ownCatalogue)) {
    await page.goto(path);
    await takeScreenshot(page, path);
  }
  for (const path of ['/no/such/page', '/packing-materials', '/office-removals']) {
    await page.goto(path);
    await takeScreenshot(page, path);
  }
  if (page.viewportSize()?.width === 390) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Moving' }).click();
    await takeScreenshot(page, 'sidebar');
  }
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await takeScreenshot(page, 'contact-toasts');
  await page.goto(ownCatalogue.product.path);
  await page.getByRole('main').getByRole('combobox').first().selectOption('personalised');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog').waitFor();
  await takeScreenshot(page, 'basket-modal');
  await page.goto('/login');
  await takeScreenshot(page, 'login-with-guest');
}

async function takeScreenshots(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await takeScreenshot(page, path);
  }
}

/** Saves screenshots of pages with failed, empty and pending requests. */
async function takeReadStateScreenshots(page: Page): Promise<void> {
  const reads = /\/users\/get(?!customers)|\/users\/aboutus/;
  const readStates = {
    failed: { status: 500, json: { error: 'out of order' } },
    empty: { json: { status: true, data: [] } },
  };
  for (const [state, response] of Object.entries(readStates)) {
    await page.route(reads, (route) => route.fulfill(response));
    for (const path of PATHS_WITH_READS) {
      await page.goto('/faq');
      await navigateWithin(page, path);
      await takeScreenshot(page, `${state}-${path}`);
    }
    await page.unroute(reads);
  }
  await page.route(reads, () => {});
  for (const path of PATHS_WITH_READS) {
    await page.goto('/faq');
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await page
      .getByRole('main')
      .getByText(/^Loading/)
      .first()
      .waitFor({ state: 'attached' });
    await takeScreenshot(page, `loading-${path}`, false);
  }
  await page.unroute(reads);
  await page.route('**/images/**', (route) => route.abort());
  for (const path of ['/', ownCatalogue.category.path, ownCatalogue.product.path]) {
    await page.goto(path);
    await takeScreenshot(page, `no-pictures-${path}`);
  }
}

async function takeAllScreenshots(browser: Browser, url: string, width: number): Promise<void> {
  const withPage = async (useContext: (page: Page, context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await useContext(await context.newPage(), context);
    await context.close();
  };
  const storeShopper = async (context: BrowserContext, credentials?: typeof STAFF_CREDENTIALS) =>
    storeBeforeOpening(context, {
      ...(await readChosenState(context.request, ownCatalogue)),
      ...(await signInByApi(context.request, credentials)),
    });
  await withPage(takePublicScreenshots);
  await withPage(async (page, context) => {
    await storeShopper(context);
    const paths = [...chosenScreens(ownCatalogue), ...signedInScreens].map(({ path }) => path);
    await takeScreenshots(page, [...paths, '/cart']);
    await takeReadStateScreenshots(page);
  });
  await withPage(async (page, context) => {
    await storeShopper(context, STAFF_CREDENTIALS);
    await takeScreenshots(page, ['/admin', '/admin/messages', '/admin/refunds', '/admin/nowhere']);
  });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shop = await startShop();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const width of WIDTHS) await takeAllScreenshots(browser, shop.url, width);
} finally {
  await browser.close();
  await shop.remove();
}
