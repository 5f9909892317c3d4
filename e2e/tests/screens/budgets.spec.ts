import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareWithBudget } from 'build/budgets';
import type { PageBudget } from 'build/remote-file';
import { storeState } from '../../support/flows/stored-state.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { toStoredState, createGuest } from '../../support/flows/shoppers.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import { pageBudgets, sumDeskScripts } from '../../support/weights/page-budgets.ts';
import { recordWeight } from '../../support/weights/record-weight.ts';
import { type MeasuredPage, PAGE_WEIGHT } from '../../support/weights/weight-reporter.ts';

// The phone of Lighthouse. Animations are off, so that every visit loads the same pictures.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { remote, path, budget } of pageBudgets) {
  test(`before any interaction, ${path} is not far above its budgets of bytes and requests`, async ({
    page,
    shop,
  }, info) => {
    const isDesk = path.startsWith('/admin');
    if (isDesk) {
      const staff = { username: 'staff@example.com', password: 'staff-demo-123' };
      await storeBeforeOpening(page.context(), await signInByApi(page.request, staff));
    } else {
      const shopper = await createGuest(shop, `budgets-${info.testId}@example.com`);
      const basket = await createOwnBasket(shop, [{ slug: 'removal-kit-a', quantity: 1 }]);
      await storeState(page, { ...basket, ...toStoredState(shopper) });
    }
    const weigh = recordWeight(page);
    await page.goto(path);
    await waitUntilLoaded(page);
    const { files, ...all } = await weigh();
    const desk = sumDeskScripts(files);
    const weight: PageBudget = isDesk ? { js: desk } : all;
    const measured: MeasuredPage = { remote, path, weight, budget };
    info.annotations.push({ type: PAGE_WEIGHT, description: JSON.stringify(measured) });
    for (const kind of ['js', 'all', 'requests'] as const) {
      const size = weight[kind] ?? 0;
      expect(
        compareWithBudget(size, budget[kind] ?? Infinity),
        `${size} ${kind} of ${files.join('\n')}`,
      ).not.toBe('refused');
    }
    expect(desk > 0, 'scripts of the desk are loaded on the desk only').toBe(isDesk);
  });
}

test('no script that the shell loads later repeats a module of its first script', () => {
  const folder = join(import.meta.dirname, '../../../shell/dist');
  const readModules = (file: string) =>
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] }).sources;
  const maps = readdirSync(folder).filter((file) => file.endsWith('.js.map'));
  const isFirst = (file: string) => file.startsWith('page.');
  const firstModules = new Set(maps.filter(isFirst).flatMap(readModules));
  const repeated = maps
    .filter((file) => !isFirst(file))
    .flatMap((file) => readModules(file).filter((module) => firstModules.has(module)));
  expect(firstModules.size).toBeGreaterThan(0);
  expect(repeated).toEqual([]);
});
