import { keep } from '../../support/flows/kept.ts';
import { ownBasket } from '../../support/flows/own-basket.ts';
import { keptShopper, newGuest } from '../../support/flows/shoppers.ts';
import { stands } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import { weighAnswers } from '../../support/weights/answers.ts';
import { routeBudgets } from '../../support/weights/route-budgets.ts';

// Lighthouse's phone. Without animations, so that every visit fetches the same pictures.
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
    const shopper = await newGuest(shop, `budgets-${info.testId}@example.com`);
    const basket = await ownBasket(shop, [{ slug: 'removal-kit-a', quantity: 1 }]);
    await keep(page, { ...basket, ...keptShopper(shopper) });
    const weigh = weighAnswers(page);
    await page.goto(path);
    await stands(page);
    const { files, ...weight } = await weigh();
    info.annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    for (const kind of ['js', 'all', 'requests'] as const)
      expect(weight[kind], `${kind} of ${files.join('\n')}`).toBeLessThanOrEqual(budget[kind]);
  });
}
