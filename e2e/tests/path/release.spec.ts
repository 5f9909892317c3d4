import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stored } from '../../support/flows/kept.ts';
import { stands } from '../../support/screens/page-facts.ts';
import { startShop } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

type Releases = { url: string; extras: { folder: string } }[];

test('a page that was open across a release gets the new one by one reload', async ({
  browser,
}) => {
  const shop = await startShop();
  const page = await browser.newPage({ baseURL: shop.url });
  try {
    await page.goto('/services');
    await stands(page);

    const file = join(shop.dataDir, 'registry/content.json');
    const releases = JSON.parse(readFileSync(file, 'utf8')) as Releases;
    const [release] = releases;
    if (!release) throw new Error('The content room is not live.');
    const old = release.extras.folder;
    const renewed = `${old}-renewed`;
    cpSync(join(shop.dataDir, 'releases', old), join(shop.dataDir, 'releases', renewed), {
      recursive: true,
    });
    release.extras.folder = renewed;
    release.url = release.url.replace(old, renewed);
    writeFileSync(file, JSON.stringify(releases));
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
