import type { Page } from '@playwright/test';
import type { Figures } from '../figures/figures.ts';
import type { Route } from '../routes.ts';
import type { Side } from '../sides/sides.ts';
import type { Phone } from './phone.ts';
import { settled } from './settled.ts';

/** Time without traffic after which a hover counts as finished, in ms. */
const HINTED_MS = 500;
/** Longest wait for a navigation, in ms. */
const LIMIT_MS = 60_000;

/**
 * Measures the time from a click on a link until its page is painted, in ms. `isHinted`: the pointer hovers over the
 * link first, and its prefetches have finished.
 */
export async function navigate(
  phone: Phone,
  side: Side,
  { path, from }: Route,
  isHinted: boolean,
  isSlow: boolean,
): Promise<Figures> {
  const { page, traffic } = phone;
  await phone.slow(false);
  await page.goto(from);
  await settled(phone, side);
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await traffic.quiet(HINTED_MS);
  await phone.slow(isSlow);
  if (isHinted) {
    await link.hover();
    await traffic.quiet(HINTED_MS);
  }
  await watchArrival(page);
  await link.click();
  const ms = await page.evaluate(
    () => (globalThis as unknown as { arrival: Promise<number> }).arrival,
  );
  return { [`${isHinted ? 'hinted' : 'cold'}${isSlow ? 'Slow' : 'Fast'}`]: ms };
}

/**
 * Starts measuring at the next click. Ends when another heading at another address has been painted. The final address
 * may differ from the link's (specification, section 5).
 */
const watchArrival = (page: Page): Promise<void> =>
  page.evaluate((limit) => {
    const from = location.pathname;
    const heading = () => document.querySelector('main h1')?.textContent ?? '';
    const left = heading();
    const clicked = new Promise<number>((resolve) =>
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
        once: true,
        capture: true,
      }),
    );
    const painted = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`No paint within ${limit} ms after ${from}.`)), limit);
      const look = () => {
        const isThere = location.pathname !== from && heading() !== '' && heading() !== left;
        if (!isThere) return void requestAnimationFrame(look);
        // Runs after this frame is painted and before any other task.
        setTimeout(() => resolve(performance.now()));
      };
      requestAnimationFrame(look);
    });
    const arrival = Promise.all([clicked, painted]).then(([start, end]) => end - start);
    Object.assign(globalThis, { arrival });
  }, LIMIT_MS);
