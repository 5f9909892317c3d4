import { storeState } from '../../support/flows/stored-state.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { toStoredState, newGuest } from '../../support/flows/shoppers.ts';
import { signInByApi } from '../../support/screens/shopper.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import { recordWeight } from '../../support/weights/record-weight.ts';
import { MAX_DESK_JS_BYTES, routeBudgets } from '../../support/weights/route-budgets.ts';

// Lighthouse's phone. Without animations, so that every visit fetches the same pictures.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const staff = { username: 'staff@example.com', password: 'staff-demo-123' };

/** Scripts of the desk. Their names begin with the folder of the remote. */
const isDeskScript = (file: string) => /\/staff\/.*\.js$/.test(file);

for (const { name, path, isStaff = false, ...budget } of routeBudgets) {
  test(`before any interaction, a page is within its budgets of bytes and requests: ${name}`, async ({
    page,
    shop,
  }, info) => {
    const shopper = await newGuest(shop, `budgets-${info.testId}@example.com`);
    const basket = await createOwnBasket(shop, [{ slug: 'removal-kit-a', quantity: 1 }]);
    const signIn = isStaff ? await signInByApi(page.request, staff) : toStoredState(shopper);
    await storeState(page, { ...basket, ...signIn });
    const weigh = recordWeight(page);
    await page.goto(path);
    await waitUntilLoaded(page);
    const { files, ...weight } = await weigh();
    info.annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    for (const kind of ['jsBytes', 'allBytes', 'requests'] as const)
      expect(weight[kind], `${kind} of ${files.join('\n')}`).toBeLessThanOrEqual(budget[kind]);
    const deskScripts = files.filter(isDeskScript);
    if (!isStaff) expect(deskScripts).toEqual([]);
    const deskBytes = deskScripts.reduce((total, file) => total + Number.parseInt(file), 0);
    expect(deskBytes).toBeLessThanOrEqual(MAX_DESK_JS_BYTES);
    expect(deskBytes > 0).toBe(isStaff);
  });
}
