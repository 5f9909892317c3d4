import type { Page } from '@playwright/test';

/** Delays a page's calls to an address until the returned function is called. */
export async function delayCalls(page: Page, urlPattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const releasePromise = new Promise<void>((resolve) => (release = resolve));
  await page.route(urlPattern, async (route) => {
    await releasePromise;
    await route.fallback();
  });
  return release;
}
