import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import config from './playwright.config.ts';
import { startShop } from './support/shop.ts';

/** Writes every route at 390 and 1280 px, as it is and as it looks when reads fail, to ./screenshots. */
const folder = join(import.meta.dirname, '../screenshots');
const WIDTHS = [390, 1280];

const PUBLIC = [
  '/',
  '/services',
  '/removalkit',
  '/RemovalKitA',
  '/fitcheck',
  '/about',
  '/faq',
  '/terms',
  '/contact',
  '/thankyou',
  '/login',
  '/cart',
  '/no/such/page',
];
const SIGNED_IN = [
  '/details',
  '/profile',
  '/checkout',
  '/myaccount',
  '/payment-success',
  '/payment-cancelled?order_id=SLR10001',
  '/payment-failed?order_id=SLR10001&error=Your%20card%20was%20declined.',
  '/thankyouorderplace',
  '/admin',
];
const FAILING = ['/', '/services', '/fitcheck', '/about', '/wedding-dress-cleaning'];

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  console.log(name);
}

async function shootAll(browser: Browser, url: string, width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const visit = async (path: string, label = path) => {
    await page.goto(path);
    await shoot(page, `${width}-${label.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}`);
  };
  for (const path of PUBLIC) await visit(path);

  const [category = '', product = ''] = await firstProduct(url);
  await visit(`/${category}`, 'category');
  await visit(`/${category}/${product}`, 'product');
  await page.goto('/RemovalKitA');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, `${width}-basket-modal`);
  await visit('/cart', 'cart-filled');
  await visit('/login', 'login-with-guest');
  await page.goto('/');
  await page.evaluate(async (host) => {
    const answer = await fetch(`${host}/api/admin/guest`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'guest@example.com' }),
    });
    const { userid, refreshtoken } = (await answer.json()) as {
      userid: number;
      refreshtoken: string;
    };
    localStorage.setItem('user', JSON.stringify({ id: userid }));
    localStorage.setItem('token', refreshtoken);
  }, url);
  for (const path of SIGNED_IN) await visit(path);

  await page.route('**/api/users/**', (route) => route.abort());
  for (const path of FAILING) {
    await page.goto('/faq');
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await shoot(page, `${width}-failed${path.replaceAll(/\W+/g, '-')}`);
  }
  await context.close();
}

async function firstProduct(url: string): Promise<[string, string] | []> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const found = [...map.matchAll(/<loc>[^<]*?\/([^/<]+)\/([^/<]+)<\/loc>/g)].map(
    ([, category, product]) => [category, product],
  );
  return (found.at(0) as [string, string] | undefined) ?? [];
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shop = await startShop();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const width of WIDTHS) await shootAll(browser, shop.url, width);
} finally {
  await browser.close();
  await shop.remove();
}
