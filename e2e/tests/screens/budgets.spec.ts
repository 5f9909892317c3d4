import { storeState } from '../../support/flows/stored-state.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { toStoredState, createGuest } from '../../support/flows/shoppers.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import { recordWeight } from '../../support/weights/record-weight.ts';
import { deskBudgets, routeBudgets, sumDeskScripts } from '../../support/weights/route-budgets.ts';

// The phone of Lighthouse. Animations are off, so that every visit loads the same pictures.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { name, path, ...budget } of routeBudgets) {
  test(`before any interaction, a page is within its budgets of bytes and requests: ${name}`, async ({
    page,
    shop,
  }, info) => {
    const shopper = await createGuest(shop, `budgets-${info.testId}@example.com`);
    const basket = await createOwnBasket(shop, [{ slug: 'removal-kit-a', quantity: 1 }]);
    await storeState(page, { ...basket, ...toStoredState(shopper) });
    const weigh = recordWeight(page);
    await page.goto(path);
    await waitUntilLoaded(page);
    const { files, ...weight } = await weigh();
    info.annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    for (const kind of ['jsBytes', 'allBytes', 'requests'] as const)
      expect(weight[kind], `${kind} of ${files.join('\n')}`).toBeLessThanOrEqual(budget[kind]);
    expect(sumDeskScripts(files), 'scripts of the desk').toBe(0);
  });
}

for (const { path, deskJsBytes } of deskBudgets) {
  test(`a page of the desk is within its budget of scripts above the shop's: ${path}`, async ({
    page,
  }, info) => {
    const staff = { username: 'staff@example.com', password: 'staff-demo-123' };
    await storeBeforeOpening(page.context(), await signInByApi(page.request, staff));
    const weigh = recordWeight(page);
    await page.goto(path);
    await waitUntilLoaded(page);
    const { files } = await weigh();
    const bytes = sumDeskScripts(files);
    info.annotations.push({ type: 'weight', description: String(bytes) });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, files.join('\n')).toBeLessThanOrEqual(deskJsBytes);
  });
}
