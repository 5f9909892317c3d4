import type { Page } from '@playwright/test';
import type { Figures } from '../figures/figures.ts';
import type { Route } from '../routes.ts';
import type { Variant } from '../variants/variants.ts';
import type { Phone } from './phone.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

/**
 * Time in ms in which a hover begins its prefetches, and time without traffic after which they count
 * as finished.
 */
const HINT_QUIET_MS = 500;
/** Longest wait for a navigation, in ms. */
const NAVIGATION_TIMEOUT_MS = 60_000;

/**
 * Measures the time in ms from a click on a link until the link's page is painted. With `isHinted`,
 * the pointer first hovers over the link, and the click follows when the prefetches have finished.
 */
export async function measureNavigation(
  phone: Phone,
  variant: Variant,
  { path, startPath }: Route,
  isHinted: boolean,
  isSlow: boolean,
): Promise<Figures> {
  const { page, traffic } = phone;
  await phone.setSlow(false);
  await page.goto(startPath ?? path);
  await waitUntilSettled(phone, variant);
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await traffic.waitForQuiet(HINT_QUIET_MS);
  await phone.setSlow(isSlow);
  if (isHinted) {
    await link.hover();
    await page.waitForTimeout(HINT_QUIET_MS);
    await traffic.waitForQuiet(HINT_QUIET_MS);
  }
  await watchArrival(page);
  await link.click();
  const ms = await page.evaluate(
    () => (globalThis as unknown as { arrival: Promise<number> }).arrival,
  );
  return { [`${isHinted ? 'hinted' : 'cold'}${isSlow ? 'Slow' : 'Fast'}`]: ms };
}

/**
 * Starts a measurement from the next click until a page with another path and another heading is
 * painted. The new path may differ from the link's path, because a page can redirect
 * (specification, section 5).
 */
const watchArrival = (page: Page): Promise<void> =>
  page.evaluate((limit) => {
    const startPathname = location.pathname;
    const readHeading = () => document.querySelector('main h1')?.textContent ?? '';
    const previousHeading = readHeading();
    const clicked = new Promise<number>((resolve) =>
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
        once: true,
        capture: true,
      }),
    );
    const painted = new Promise<number>((resolve, reject) => {
      setTimeout(
        () => reject(new Error(`No paint within ${limit} ms after ${startPathname}.`)),
        limit,
      );
      const checkPainted = () => {
        const hasArrived =
          location.pathname !== startPathname &&
          readHeading() !== '' &&
          readHeading() !== previousHeading;
        if (!hasArrived) return void requestAnimationFrame(checkPainted);
        // The timer runs after the frame is painted and before any other task.
        setTimeout(() => resolve(performance.now()));
      };
      requestAnimationFrame(checkPainted);
    });
    const arrival = Promise.all([clicked, painted]).then(([start, end]) => end - start);
    Object.assign(globalThis, { arrival });
  }, NAVIGATION_TIMEOUT_MS);
