import type { Page } from '@playwright/test';
import { collectTest as test } from '../../support/flows/checkout-tests.ts';
import { findPayButton, readPlacedNumber } from '../../support/flows/checkout.ts';
import { delayCalls } from '../../support/flows/delay-calls.ts';
import { expectOnlyOrder } from '../../support/flows/expect-one-order.ts';
import { longForm } from '../../support/long-form.ts';
import { expect } from '../../support/test.ts';

test.describe('two tabs place one order together (rule 29)', () => {
  test('at the same moment', longForm, async ({ page, context, shop, shopper, email }) => {
    const other = await context.newPage();
    await other.goto('/checkout');
    await expect(findPayButton(other)).toBeEnabled();
    // Holds the calls, because both tabs must submit before one of them clears the shopper's data.
    const orders = await Promise.all(
      [page, other].map((tab) => delayCalls(tab, '**/users/orderplace')),
    );
    await Promise.all([findPayButton(page).click(), findPayButton(other).click()]);
    for (const order of orders) order();
    const [number = '-', second] = await Promise.all([page, other].map(readPlacedNumber));
    expect(second).toBe(number);
    await expectOnlyOrder(number, { shop, shopper, email });
  });

  test(
    "if the second one has not yet navigated when the first one clears the shopper's data",
    longForm,
    async ({ page, context, shop, shopper, email }) => {
      const other = await context.newPage();
      await other.goto('/checkout');
      await expect(findPayButton(other)).toBeEnabled();
      const order = await delayCalls(other, '**/users/orderplace');
      const orderRequest = other.waitForRequest('**/users/orderplace');
      await findPayButton(other).click();
      await orderRequest;
      const goOn = await holdSecondTimers(page);
      await findPayButton(page).click();
      order();
      const number = await readPlacedNumber(other);
      for (let second = 0; second < 4; second += 1) {
        // Waits as long as an event of the other tab may take.
        await other.waitForTimeout(250);
        await expect(page).not.toHaveURL(/login/);
      }
      await goOn();
      expect(await readPlacedNumber(page)).toBe(number);
      await expectOnlyOrder(number, { shop, shopper, email });
    },
  );

  test(
    "if the second one is blocked until the first one has cleared the shopper's data",
    longForm,
    async ({ page, context, shop, shopper, email }) => {
      const other = await context.newPage();
      await other.goto('/checkout');
      await expect(findPayButton(other)).toBeEnabled();
      const order = await delayCalls(page, '**/users/orderplace');
      const goOn = await delayCalls(other, '**/held-up');
      await findPayButton(page).click();
      await findPayButton(other).click();
      // A synchronous request blocks the tab, so the tab handles no events meanwhile.
      const heldUp = other.evaluate(() => {
        const call = new XMLHttpRequest();
        call.open('GET', '/held-up', false);
        call.send();
      });
      order();
      const number = await readPlacedNumber(page);
      goOn();
      await heldUp;
      expect(await readPlacedNumber(other)).toBe(number);
      await expectOnlyOrder(number, { shop, shopper, email });
    },
  );
});

/** Delays the page's timers of one second until the returned function is called. */
async function holdSecondTimers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const real = setTimeout;
    let isHeld = true;
    addEventListener('a-second-later', () => (isHeld = false));
    const delayedSetTimeout = (work: () => void, ms?: number) =>
      isHeld && ms === 1000 ? addEventListener('a-second-later', work) : real(work, ms);
    Object.assign(globalThis, { setTimeout: delayedSetTimeout });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('a-second-later')));
}
