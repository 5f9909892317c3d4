import type { Page } from '@playwright/test';

/**
 * Holds back the page's requests to matching URLs. Returns a function that lets these requests
 * continue.
 */
export async function delayCalls(page: Page, urlPattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const releasePromise = new Promise<void>((resolve) => (release = resolve));
  await page.route(urlPattern, async (route) => {
    await releasePromise;
    await route.fallback();
  });
  return release;
}
