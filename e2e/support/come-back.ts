import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** How a page was when it had been left and come back to. */
interface ComeBack {
  /** It came from the back-forward cache, as it was left. */
  persisted: boolean;
  /** Why it did not, in the browser's words. */
  reasons: string[];
}

/** Leaves an open page for another site and comes back; `open` opens it and waits until it stands. */
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
  // Not `goBack`: it waits for a load that a kept page does not have.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(href);
  const shown = () =>
    page.evaluate(() => (globalThis as { persisted?: boolean }).persisted).catch(() => undefined);
  await expect.poll(shown).toBeDefined();
  return { persisted: (await shown()) === true, reasons: reasons.sort() };
}
