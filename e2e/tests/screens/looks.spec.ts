import type { Page } from '@playwright/test';
import { painted, shifts, sticksOut, violations, watchShifts } from '../../support/screens/look.ts';
import { stands } from '../../support/screens/page-facts.ts';
import {
  chosenScreens,
  ownCatalogue,
  publicScreens,
  signedInScreens,
} from '../../support/screens/screens.ts';
import { chosen, chosenSubservice, session, storeFirst } from '../../support/screens/shopper.ts';
import { expect, test } from '../../support/test.ts';

const HEIGHT = 900;
const softly = expect.configure({ soft: true });
const open = publicScreens(ownCatalogue).map(({ path }) => path);
const personal = [...chosenScreens(ownCatalogue), ...signedInScreens]
  .map(({ path }) => path)
  .concat('/cart');
const staff = { username: 'staff@example.com', password: 'staff-demo-123' };

test.describe('every route', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  const choices = async (page: Page, credentials?: typeof staff) => ({
    ...(await chosen(page.request, ownCatalogue)),
    ...(await session(page.request, credentials)),
  });
  const withChoices = async (page: Page, credentials?: typeof staff) =>
    storeFirst(page.context(), await choices(page, credentials));

  for (const path of [...open, '/admin'])
    test(`${path} has no axe violation at three widths, and reflows at 320 px`, async ({ page }) =>
      inspect(page, path));

  for (const path of personal)
    test(`${path} with what a shopper chose has no axe violation, and reflows`, async ({
      page,
    }) => {
      await withChoices(page);
      await inspect(page, path);
    });

  for (const path of ['/admin', '/admin/messages', '/admin/refunds', '/admin/nowhere'])
    test(`${path} of the staff area has no axe violation, and reflows`, async ({ page }) => {
      await withChoices(page, staff);
      await inspect(page, path);
    });

  for (const width of [390, 768, 1280]) {
    test(`shifts by less than 0.02 at ${width} px, with slow pictures and fonts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.route(/\/images\/|\.woff2/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 250));
        await route.continue();
      });
      await watchShifts(page);
      const stored = await choices(page);
      const subservice = await chosenSubservice(page.request, stored);
      await storeFirst(page.context(), { ...stored, ...subservice });
      for (const path of [...open.filter((one) => one !== '/thankyouorderplace'), ...personal]) {
        await page.goto(path);
        await stands(page);
        await painted(page);
        const { sum, what } = await shifts(page);
        expect.soft(sum, `${path}: ${what.join('; ')}`).toBeLessThan(0.02);
      }
    });
  }
});

/** axe at the three widths, then the reflow of WCAG 1.4.10; each as the page stands. */
async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.goto(path);
  await stands(page);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await softly.poll(() => violations(page), `${path} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await softly.poll(() => sticksOut(page), `${path} at 320 px`).toEqual([]);
}
