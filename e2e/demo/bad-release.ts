import { chromium, type Browser } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../bench/launch.ts';
import {
  createFailingRoute,
  createRouteChange,
  releaseModifiedBuild,
} from '../support/releases.ts';
import { type Shop, startShop } from '../support/shop.ts';

/**
 * Demonstrates an automatic rollback in a separate shop. Releases a version that fails in browsers,
 * opens `PAGE` as visitors of several networks, and prints each step. Exits with code 1 if the
 * release stays live or the page does not work again.
 */
const PAGE = '/faq';
const PACKAGE = 'content-mfe';
const REMOTE = 'content';

/** Largest number of visitors. The shop rolls a release back after reports from five networks. */
const MAX_VISITORS = 12;

const WORKING = 'The page works.';

const startedAt = performance.now();
const printStep = (text: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`);

printStep('A shop starts with the released packages.');
const shop = await startShop({ TRUST_PROXY: 'loopback' });
const browser = await chromium.launch(LAUNCH_OPTIONS);
try {
  process.exitCode = (await demonstrate(shop, browser)) ? 0 : 1;
} finally {
  await browser.close();
  await shop.remove();
}

/** Runs the demonstration. Returns whether the release was rolled back and the page works again. */
async function demonstrate(shop: Shop, browser: Browser): Promise<boolean> {
  const goodVersion = await readLiveVersion(shop);
  printStep(
    `${PACKAGE} ${goodVersion} is live. ${await describePage(shop, browser, '198.51.100.1')}`,
  );

  const change = createRouteChange(REMOTE, createFailingRoute(`throw new Error('A mistake.')`));
  await releaseModifiedBuild(shop.dataDir, PACKAGE, { browser: change.browser });
  const badVersion = await waitForChange(shop, goodVersion);
  printStep(
    `${PACKAGE} ${badVersion} is released. Each of its pages throws, but only in browsers.`,
  );

  const releasedAt = performance.now();
  for (let visitor = 1; visitor <= MAX_VISITORS; visitor += 1) {
    const address = `198.51.${100 + visitor}.1`;
    printStep(
      `Visitor ${visitor} of network ${address}: ${await describePage(shop, browser, address)}`,
    );
    const liveVersion = await readLiveVersion(shop);
    if (liveVersion === badVersion) continue;
    const seconds = ((performance.now() - releasedAt) / 1000).toFixed(1);
    printStep(
      `The shop rolled ${PACKAGE} back to ${liveVersion}, ${seconds} s after the first visit.`,
    );
    const last = await describePage(shop, browser, '203.0.113.1');
    printStep(`The next visitor: ${last}`);
    return liveVersion === goodVersion && last === WORKING;
  }
  printStep(`${PACKAGE} ${badVersion} is still live.`);
  return false;
}

/**
 * Opens the page as a visitor with this IP address. Waits until the page works or its browser
 * reports a failure, and returns a description of the page.
 */
async function describePage(shop: Shop, browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({
    baseURL: shop.url,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  try {
    const page = await context.newPage();
    const reported = page.waitForResponse(`${shop.url}/release-reports`);
    await page.goto(PAGE);
    const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
    const works = question
      .click()
      .then(() => page.getByRole('main').getByRole('button', { expanded: true }).first().waitFor());
    return await Promise.race([
      reported.then(
        () => `'Try again' in place of the page. The browser reports the failing version.`,
      ),
      works.then(() => WORKING),
    ]);
  } finally {
    await context.close();
  }
}

async function waitForChange(shop: Shop, former: string): Promise<string> {
  for (;;) {
    const version = await readLiveVersion(shop);
    if (version !== former) return version;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function readLiveVersion(shop: Shop): Promise<string> {
  const response = await fetch(`${shop.url}/registry.json`);
  const registry = (await response.json()) as {
    microFrontends: Record<string, { extras: { folder: string } }[]>;
  };
  const folder = registry.microFrontends[REMOTE]?.[0]?.extras.folder ?? '';
  return folder.slice(folder.lastIndexOf('/') + 1);
}
