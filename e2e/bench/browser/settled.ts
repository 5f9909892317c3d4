import type { Side } from '../sides/sides.ts';
import type { Phone } from './phone.ts';

/** Time without traffic after which a page counts as settled, in ms. */
const CALM_MS = 1000;

/** Waits until a page is loaded, hydrated (if it has scripts) and sends no more requests. */
export async function settled({ page, traffic }: Phone, { isAlive }: Side): Promise<void> {
  await page.waitForLoadState('load');
  if (isAlive) await page.locator('html[data-restored]').waitFor({ state: 'attached' });
  await traffic.quiet(CALM_MS);
}
