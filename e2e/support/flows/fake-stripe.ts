import type { Page } from '@playwright/test';

/**
 * Replaces Stripe's script by a fake that redirects to a page of the shop. With `error`, the
 * redirect fails with this message. With `isMissing`, the script cannot be loaded. Returns the URLs
 * of the loaded scripts.
 */
export async function fakeStripe(
  page: Page,
  { error, isMissing }: { error?: string; isMissing?: boolean } = {},
): Promise<string[]> {
  const loadedUrls: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    loadedUrls.push(route.request().url());
    if (isMissing) return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: createScript(error) });
  });
  return loadedUrls;
}

const createScript = (error?: string) => `
window.Stripe = (key) => ({
  redirectToCheckout: async ({ sessionId, ...rest }) => {
    const message = ${JSON.stringify(error ?? null)};
    if (message !== null) return { error: { message } };
    const query = new URLSearchParams({ key, sessionId, rest: JSON.stringify(rest) });
    location.assign('/faq?' + query);
    return new Promise(() => {});
  },
  _registerWrapper() {},
});`;
