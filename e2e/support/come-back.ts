import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The state of a page after it was left and returned to. */
interface ComeBack {
  /** Whether it came from the back-forward cache. */
  persisted: boolean;
  /** The browser's reasons why the page did not come from that cache. */
  reasons: string[];
}

/** Leaves a page for another site and returns. `open` opens the page and waits until it is ready. */
export async function comeBack(
  page: Page,
  elsewhere: string,
  open: () => Promise<unknown>,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<ComeBack> {
  const reasons: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: why }) =>
    reasons.push(...why.map(({ reason }) => reason)),
  );
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    addEventListener('pagehide', () => Object.assign(globalThis, { persisted: undefined }));
  });
  await open();
  const { href } = new URL(page.url());
  await page.goto(elsewhere);
  await meanwhile();
  // Not `goBack`, which waits for a load event that a cached page does not have.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(href);
  const shown = () =>
    page.evaluate(() => (globalThis as { persisted?: boolean }).persisted).catch(() => undefined);
  await expect.poll(shown).toBeDefined();
  return { persisted: (await shown()) === true, reasons: reasons.sort() };
}
