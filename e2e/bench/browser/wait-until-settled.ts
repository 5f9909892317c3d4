import type { Variant } from '../variants/variants.ts';
import type { Phone } from './phone.ts';

/** Time without traffic after which a page counts as settled, in ms. */
const QUIET_MS = 1000;

/** Waits until a page is loaded, hydrated (if it has scripts) and sends no more requests. */
export async function waitUntilSettled(
  { page, traffic }: Phone,
  { isHydrated }: Variant,
): Promise<void> {
  await page.waitForLoadState('load');
  if (isHydrated) await page.locator('html[data-restored]').waitFor({ state: 'attached' });
  await traffic.waitForQuiet(QUIET_MS);
}
