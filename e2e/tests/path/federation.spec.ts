import type { Page } from '@playwright/test';
import { navigateWithin, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = ['/services', '/cart', '/login', '/faq', '/about'];

test('the page has one React, one router, one store, one session and one copy of shared', async ({
  page,
  request,
}) => {
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(response.url()));
  await page.goto('/');
  await waitUntilLoaded(page);
  for (const path of PAGES) await navigateWithin(page, path);

  const scripts = new Map<string, string>();
  for (const url of loaded)
    if (url.endsWith('.js')) scripts.set(url, await (await request.get(url)).text());
  const carrying = (marker: string) =>
    [...scripts].filter(([, text]) => text.includes(marker)).map(([url]) => url);
  for (const marker of [
    '__reactContainer$',
    'useNavigate() may be used only',
    '@@redux/INIT',
    '@@REMEMBER_REHYDRATED',
    'useAuth needs an AuthProvider',
    'users/getdeliverycharges',
  ]) {
    expect(carrying(marker), `'${marker}' is shipped once, by the shell`).toEqual([
      expect.stringContaining('/releases/shell/'),
    ]);
  }
  const shares = await readShareScope(page);
  expect(shares.length).toBeGreaterThan(10);
  expect(shares.filter(({ versions }) => versions !== 1)).toEqual([]);
});

test('remotes are containers, loaded from the addresses in the registry', async ({
  page,
  request,
}) => {
  const registry = await (await request.get('/registry.json')).json();
  expect(Object.keys(registry.microFrontends)).toEqual(
    expect.arrayContaining(['account', 'basket', 'catalog', 'checkout', 'content']),
  );
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entry = (name: string) =>
    registry.microFrontends[name][0].url.replace('mf-manifest.json', 'remoteEntry.js');
  await expect.poll(() => loaded.has(entry('content'))).toBe(true);
  expect(loaded.has(entry('checkout')), 'a remote that is not needed is not loaded').toBe(false);
});

test('a page contains its content and hydrates without further requests', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/users/')) reads.push(request.url());
  });
  const response = await page.goto('/services');
  const html = await response?.text();
  await waitUntilLoaded(page);
  const name = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .first()
    .textContent();
  expect(html).toContain(name ?? 'a service');
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual([]);
});

/** Returns the share scope of the federation runtime. */
const readShareScope = (page: Page) =>
  page.evaluate(() => {
    interface Runtime {
      __INSTANCES__: {
        shareScopeMap: { default?: Record<string, object> };
      }[];
    }
    const { __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: Runtime })
      .__FEDERATION__;
    const scope = instances[0]?.shareScopeMap.default ?? {};
    return Object.entries(scope).map(([name, versions]) => ({
      name,
      versions: Object.keys(versions).length,
    }));
  });
