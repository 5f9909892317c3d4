import type { Page } from '@playwright/test';
import type { Figures } from '../figures/figures.ts';
import type { Route } from '../routes.ts';
import type { Side } from '../sides/sides.ts';
import type { Phone } from './phone.ts';
import { settled } from './settled.ts';

/** How long a hint has to do its work before the click, in ms without traffic. */
const HINTED_MS = 500;
/** What the longest way may take, in ms. */
const LIMIT_MS = 60_000;

/**
 * From a click on a link until the page it leads to is painted, in ms. `isHinted`: the pointer rests on the link before,
 * and what that fetches has come.
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
 * Begins with the next click; ends when another heading stands at another address and has been painted. What a link
 * chooses may lead to a nearer address than the link's own (specification §5).
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
      setTimeout(() => reject(new Error(`Nothing came in ${limit} ms after ${from}.`)), limit);
      const look = () => {
        const isThere = location.pathname !== from && heading() !== '' && heading() !== left;
        if (!isThere) return void requestAnimationFrame(look);
        // This frame paints it, before any other task runs.
        setTimeout(() => resolve(performance.now()));
      };
      requestAnimationFrame(look);
    });
    const arrival = Promise.all([clicked, painted]).then(([start, end]) => end - start);
    Object.assign(globalThis, { arrival });
  }, LIMIT_MS);
