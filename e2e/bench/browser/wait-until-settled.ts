import type { Variant } from '../variants/variants.ts';
import type { Phone } from './phone.ts';

/** Time without traffic in ms after which a page counts as settled. */
const QUIET_MS = 1000;

/**
 * Waits until a page is loaded and sends no more requests. If the variant has scripts, also waits
 * for hydration.
 */
export async function waitUntilSettled(
  { page, traffic }: Phone,
  { isHydrated }: Variant,
): Promise<void> {
  await page.waitForLoadState('load');
  if (isHydrated) await page.locator('html[data-restored]').waitFor({ state: 'attached' });
  await traffic.waitForQuiet(QUIET_MS);
}
