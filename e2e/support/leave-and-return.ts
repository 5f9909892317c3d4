import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface ReturnedPage {
  /** Whether the page came from the back-forward cache. */
  persisted: boolean;
  /** The browser's reasons why the page did not come from the back-forward cache. */
  reasons: string[];
}

/**
 * Opens a page with `open`, navigates to another site, calls `actWhileAway` and goes back. `open`
 * must wait until the page is ready.
 */
export async function leaveAndReturn(
  page: Page,
  otherSite: string,
  open: () => Promise<unknown>,
  actWhileAway: () => Promise<void> = async () => undefined,
): Promise<ReturnedPage> {
  const reasons: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: explanations }) =>
    reasons.push(...explanations.map(({ reason }) => reason)),
  );
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    addEventListener('pagehide', () => Object.assign(globalThis, { persisted: undefined }));
  });
  await open();
  const { href } = new URL(page.url());
  await page.goto(otherSite);
  await actWhileAway();
  // Does not use `page.goBack`, which waits for a load event. A page from the back-forward cache
  // fires no load event.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(href);
  const readPersisted = () =>
    page.evaluate(() => (globalThis as { persisted?: boolean }).persisted).catch(() => undefined);
  await expect.poll(readPersisted).toBeDefined();
  return { persisted: (await readPersisted()) === true, reasons: reasons.sort() };
}
