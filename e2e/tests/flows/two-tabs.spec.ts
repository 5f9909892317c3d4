import type { Page } from '@playwright/test';
import { collectTest as test } from '../../support/flows/at-checkout.ts';
import { payButton, placedNumber } from '../../support/flows/checkout.ts';
import { hold } from '../../support/flows/hold.ts';
import { expectOnlyOrder } from '../../support/flows/one-order.ts';
import { expect } from '../../support/test.ts';

test.describe('two tabs submit one order between them (decision 29)', () => {
  test('at the same moment', async ({ page, context, shop, shopper, email }) => {
    const other = await context.newPage();
    await other.goto('/checkout');
    await expect(payButton(other)).toBeEnabled();
    // Neither forgets the shopper before both have pressed.
    const mails = await Promise.all([page, other].map((tab) => hold(tab, '**/users/getmail/**')));
    await Promise.all([payButton(page).click(), payButton(other).click()]);
    for (const mail of mails) mail();
    const [number = '-', second] = await Promise.all([page, other].map(placedNumber));
    expect(second).toBe(number);
    await expectOnlyOrder(number, { shop, shopper, email });
  });

  test('the other still waiting to lead on when the first has forgotten the shopper', async ({
    page,
    context,
    shop,
    shopper,
    email,
  }) => {
    const other = await context.newPage();
    await other.goto('/checkout');
    await expect(payButton(other)).toBeEnabled();
    const mail = await hold(other, '**/users/getmail/**');
    const asked = other.waitForRequest('**/users/orderplace');
    await payButton(other).click();
    await asked;
    const goOn = await holdSecond(page);
    await payButton(page).click();
    mail();
    const number = await placedNumber(other);
    for (let second = 0; second < 4; second += 1) {
      // As long as news of the other tab may take.
      await other.waitForTimeout(250);
      await expect(page).not.toHaveURL(/login/);
    }
    await goOn();
    expect(await placedNumber(page)).toBe(number);
    await expectOnlyOrder(number, { shop, shopper, email });
  });

  test('one held up until the other has forgotten the shopper', async ({
    page,
    context,
    shop,
    shopper,
    email,
  }) => {
    const other = await context.newPage();
    await other.goto('/checkout');
    await expect(payButton(other)).toBeEnabled();
    const mail = await hold(page, '**/users/getmail/**');
    const goOn = await hold(other, '**/held-up');
    await payButton(page).click();
    await payButton(other).click();
    // The whole tab stands still as long as its call waits: no news reaches it meanwhile.
    const heldUp = other.evaluate(() => {
      const call = new XMLHttpRequest();
      call.open('GET', '/held-up', false);
      call.send();
    });
    mail();
    const number = await placedNumber(page);
    goOn();
    await heldUp;
    expect(await placedNumber(other)).toBe(number);
    await expectOnlyOrder(number, { shop, shopper, email });
  });
});

/** Holds what a page does after a second, until the returned function is called. */
async function holdSecond(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const real = setTimeout;
    let isHeld = true;
    addEventListener('a-second-later', () => (isHeld = false));
    const held = (work: () => void, ms?: number) =>
      isHeld && ms === 1000 ? addEventListener('a-second-later', work) : real(work, ms);
    Object.assign(globalThis, { setTimeout: held });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('a-second-later')));
}
