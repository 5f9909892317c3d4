import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stored } from '../../support/flows/kept.ts';
import { releaseAnother } from '../../support/releases.ts';
import { stands } from '../../support/screens/page-facts.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const liveContent = async (shop: Shop) => {
  const registry = await (await fetch(`${shop.url}/registry.json`)).json();
  return registry.microFrontends.content[0].extras.folder as string;
};

test('a page that was open across a release goes on with the one it has, while that is kept', async ({
  browser,
}) => {
  const shop = await startShop();
  const page = await browser.newPage({ baseURL: shop.url });
  try {
    await page.goto('/services');
    await stands(page);
    const old = await liveContent(shop);
    const released = await releaseAnother(shop.dataDir, 'content-mfe');
    await expect.poll(() => liveContent(shop)).toBe(released);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Questions and answers' })
      .click();
    await expect(page.getByRole('button', { name: /insur/i }).first()).toBeVisible();
    expect(asked).toContain(`/releases/${old}/remoteEntry.js`);
    expect(asked.filter((path) => path.includes(released))).toEqual([]);
    expect(asked).not.toContain('/faq');
  } finally {
    await page.close();
    await shop.remove();
  }
});

test('a page that was open across a release gets the new one by one reload', async ({
  browser,
}) => {
  const shop = await startShop();
  const page = await browser.newPage({ baseURL: shop.url });
  try {
    await page.goto('/services');
    await stands(page);
    const old = await liveContent(shop);
    const released = await releaseAnother(shop.dataDir, 'content-mfe');
    await expect.poll(() => liveContent(shop)).toBe(released);
    rmSync(join(shop.dataDir, 'releases', old), { recursive: true });

    let loads = 0;
    page.on('load', () => (loads += 1));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Questions and answers' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /insur/i }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect.poll(() => loads).toBe(1);
    await expect.poll(() => stored(page, 'refresh')).toBe('0');
  } finally {
    await page.close();
    await shop.remove();
  }
});
