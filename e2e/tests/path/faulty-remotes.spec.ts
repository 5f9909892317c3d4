import { appendFileSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isLongForm, limitInShortForm } from '../../support/long-form.ts';
import {
  type AppendedSource,
  createFailingRoute,
  releaseModifiedBuild,
  createRouteChange,
} from '../../support/releases.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { test } from '../../support/own-shop.ts';
import type { Shop } from '../../support/shop.ts';
import { expect } from '../../support/test.ts';

/** Paths of other remotes' pages. The faulty remote has /faq. */
const OTHERS = ['/', '/services', '/cart', '/login', '/healthz', '/readyz'];

/** Pause in ms between two requests for other pages. */
const PAUSE_MS = 150;

const onServer = (body: string): AppendedSource => ({
  server: createRouteChange('content', createFailingRoute(body)).server,
  browser: `// ${body}`,
});

/**
 * Faults that no check before a release detects, each with the status of its page. The short form
 * uses only the first, because `edge/test/containment` tests each fault.
 */
const onlyOnServer: [what: string, fault: AppendedSource, status: number][] = [
  ['throws', onServer(`throw new Error('a fault')`), 503],
  [
    'throws late',
    { server: `setInterval(() => { throw new Error('late'); }, 5);`, browser: '// late' },
    200,
  ],
  ['exits', onServer('process.exit(1)'), 503],
  ['loops', onServer('for (;;);'), 503],
  ['grows', onServer('const kept = []; for (;;) kept.push({ size: kept.length });'), 503],
  ['suspends for ever', onServer('throw new Promise(() => undefined);'), 503],
];

const onlyInBrowser: [what: string, fault: AppendedSource][] = [
  [
    'throws when its page is shown',
    { browser: createRouteChange('content', createFailingRoute('throw 1')).browser },
  ],
  ['throws at its import', { browser: `content = null; throw new Error('a fault');` }],
  [
    'suspends for ever when its page is shown',
    {
      browser: createRouteChange(
        'content',
        createFailingRoute('throw new Promise(() => undefined)'),
      ).browser,
    },
  ],
];

/** The long form only, because `releases/test` refuses such releases in the short form. */
const refused: [what: string, fault: AppendedSource, why: RegExp][] = [
  ['throws at its import', { server: `throw new Error('a fault');` }, /cannot be loaded: a fault/],
  [
    'awaits at its top for ever',
    { server: 'module.exports = new Promise(() => undefined);' },
    /the import of content\/\S+ was not done within 10 s/,
  ],
];

/**
 * Damages of the release's files. `isShown` is true if the browser can still render the page. The
 * long form only, because `edge/test` damages the files of live releases in the short form.
 */
const damages: [what: string, files: string[], damage: (path: string) => void, isShown: boolean][] =
  [
    [
      'changed',
      ['', '.br', '.gz'].map((ending) => `remoteEntry.js${ending}`),
      (path) => appendFileSync(path, 'evil()'),
      false,
    ],
    ['cut short', ['server/main.cjs'], (path) => truncateSync(path, 1000), true],
  ];

// In the long form, some faults never end a rendering, and each fault stays until the next release.
if (isLongForm)
  test.use({
    ownShopSettings: {
      RENDER_WORKERS: '2',
      RENDER_TIMEOUT_MS: '4000',
      AUTOMATIC_RETURN: 'off',
    },
  });

test('a remote that fails affects only its own pages, and a good release repairs them', async ({
  browser,
  ownShop: shop,
}) => {
  test.slow();
  const page = await browser.newPage({ baseURL: shop.url });
  const otherPages = watchOtherPages(shop);
  const reportStatuses: number[] = [];
  page.on('response', (response) => {
    if (response.url() === `${shop.url}/release-reports`) reportStatuses.push(response.status());
  });
  try {
    for (const [caseName, fault, status] of limitInShortForm(onlyOnServer, 1)) {
      await test.step(`${caseName} on the server`, async () => {
        await live(shop, await releaseModifiedBuild(shop.dataDir, 'content-mfe', fault));
        // Repeats the request, because a busy server may leave a page to the browser.
        await expect.poll(async () => (await fetch(`${shop.url}/faq`)).status).toBe(status);
        await page.goto('/faq');
        await waitUntilLoaded(page);
        await expect(tryAgain(page)).toHaveCount(0);
      });
    }
    for (const [caseName, fault] of limitInShortForm(onlyInBrowser, 1)) {
      await test.step(`${caseName} in the browser`, async () => {
        await live(shop, await releaseModifiedBuild(shop.dataDir, 'content-mfe', fault));
        await page.goto('/faq');
        await expect(tryAgain(page)).toBeVisible();
        await expect.poll(() => reportStatuses).toContain(204);
        await expect(page.getByRole('banner')).toBeVisible();
        await page.goto('/services');
        await waitUntilLoaded(page);
      });
    }
    const good = await releaseModifiedBuild(shop.dataDir, 'content-mfe');
    await live(shop, good);
    for (const [caseName, fault, why] of limitInShortForm(refused, 0)) {
      await test.step(`${caseName}: refused`, async () => {
        await expect(releaseModifiedBuild(shop.dataDir, 'content-mfe', fault)).rejects.toThrow(why);
        expect(await liveNow(shop)).toContain(good);
      });
    }
    for (const [caseName, files, damage, isShown] of limitInShortForm(damages, 0)) {
      await test.step(`files of it are ${caseName}`, async () => {
        const paths = files.map((file) => join(shop.dataDir, 'releases', good, file));
        const originalFiles = paths.map((path) => readFileSync(path));
        paths.forEach(damage);
        await expect.poll(async () => (await fetch(`${shop.url}/faq`)).status).toBe(503);
        await page.goto('/faq');
        if (isShown) await waitUntilLoaded(page);
        else await expect(tryAgain(page)).toBeVisible();
        paths.forEach((path, index) => writeFileSync(path, originalFiles[index] ?? ''));
        await expect.poll(async () => (await fetch(`${shop.url}/faq`)).status).toBe(200);
      });
    }
    await page.goto('/faq');
    await waitUntilLoaded(page);
    await expect(tryAgain(page)).toHaveCount(0);
    const { asked, wrong } = await otherPages.end();
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(OTHERS.length);

    // `edge/test/unreadable-store` starts over a damaged registry in the short form.
    if (!isLongForm) return;
    await test.step('a start over a damaged registry opens with what was live', async () => {
      await shop.stop();
      const registries = readdirSync(join(shop.dataDir, 'releases')).filter((name) =>
        name.startsWith('registry.json'),
      );
      writeFileSync(join(shop.dataDir, `releases/registry.json~${registries.length + 100}`), '{');
      await shop.restart();
      expect(await liveNow(shop)).toContain(good);
      expect((await fetch(`${shop.url}/api/users/getservices`)).status).toBe(200);
    });
  } finally {
    await otherPages.end();
    await page.close();
  }
});

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

const liveNow = async (shop: Shop) => (await fetch(`${shop.url}/registry.json`)).text();

const live = (shop: Shop, folder: string) =>
  expect.poll(() => liveNow(shop)).toContain(`"${folder}"`);

/**
 * Requests the other pages repeatedly. Returns the failures at the end. A busy machine may exceed a
 * time limit once, so only repeated failures over several seconds count.
 */
function watchOtherPages(shop: Shop) {
  const wrong: string[] = [];
  let requestCount = 0;
  let isOver = false;
  const checks: Promise<void>[] = [];
  const check = async (path: string, status: unknown) => {
    for (let time = 0; time < 3; time += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if ((await readStatus(shop.url + path)) === 200) return;
    }
    wrong.push(`${path}: ${String(status)}`);
  };
  const watching = (async () => {
    for (; !isOver; requestCount += 1) {
      const path = OTHERS[requestCount % OTHERS.length] ?? '/';
      const status = await readStatus(shop.url + path);
      if (status !== 200) checks.push(check(path, status));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      await Promise.all(checks);
      return { wrong, asked: requestCount };
    },
  };
}

const readStatus = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    (cause: unknown) => String(cause),
  );
