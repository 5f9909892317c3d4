import type { Page } from '@playwright/test';

/**
 * Replaces the card payment script by one that records its calls and opens a page of the shop. With `error` its
 * redirect fails with that message. With `missing` the script cannot be loaded.
 */
export async function fakeStripe(
  page: Page,
  { error, missing }: { error?: string; missing?: boolean } = {},
): Promise<string[]> {
  const loaded: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    loaded.push(route.request().url());
    if (missing) return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: script(error) });
  });
  return loaded;
}

const script = (error?: string) => `
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
