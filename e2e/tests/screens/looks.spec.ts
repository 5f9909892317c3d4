import type { Page } from '@playwright/test';
import { placeSmallOrder } from '../../support/flows/place-small-order.ts';
import { sendMessage } from '../../support/flows/send-message.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { isLongForm, limitInShortForm } from '../../support/long-form.ts';
import {
  findLowTargets,
  waitUntilPainted,
  readShifts,
  findOverflowingElements,
  findViolations,
  recordShifts,
} from '../../support/screens/visual-checks.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import {
  chosenScreens,
  ownCatalogue,
  publicScreens,
  repeatedScreens,
  signedInScreens,
} from '../../support/screens/screens.ts';
import {
  readChosenState,
  readChosenSubservice,
  signInByApi,
  storeBeforeOpening,
} from '../../support/screens/shopper.ts';
import { expect, test } from '../../support/test.ts';

const WIDE = 1280;
const HEIGHT = 900;
/**
 * At 768 px, pages have the same layout as at 1280 px. Only the long form (`npm test -- --long`)
 * checks 768 px.
 */
const between = isLongForm ? [768] : [];
/** One page of each layout. The short form checks all other pages with axe only at 390 px. */
const atBothWidths = [
  '/',
  ownCatalogue.category.path,
  ownCatalogue.product.path,
  '/cart',
  '/checkout',
  '/admin',
];
/**
 * Pages with pictures or late data, one of each kind. The slow test of layout shifts at 390 px
 * opens only these in the short form.
 */
const shiftedInShortForm = [
  '/',
  ownCatalogue.category.path,
  ownCatalogue.product.path,
  '/removalkit',
  '/cart',
  '/checkout',
  '/myaccount',
];
const softly = expect.configure({ soft: true });
/** The tests in `tests/staff` run axe on most pages of the desk. */
const staffPaths = limitInShortForm(
  ['/admin/health', '/admin', '/admin/messages', '/admin/refunds', '/admin/nowhere'],
  2,
);
/** Pages of the staff area that no other test of the short form checks with axe. */
const furtherStaffPaths = [
  '/admin/security',
  '/admin/disputes',
  '/admin/payouts',
  '/admin/mails',
  '/admin/reviews',
  '/admin/day',
];
/** Pages with the same components as another page of this test. */
const alikeHere = [
  ...repeatedScreens,
  '/dresses',
  '/innerdresses',
  '/my-orders',
  '/payment-cancelled?order_id=SLR10001',
  '/subservices',
  '/products',
  '/thankyou',
];
/**
 * Pages that redirect by themselves. The short form leaves out the staff area, which redirects
 * visitors to the sign-in.
 */
const elsewhere = ['/thankyouorderplace', '/admin'];
/** Pages of which the short form opens only the fuller one, of a shopper or of staff. */
const emptyForVisitors = ['/cart'];
const emptyForShoppers = ['/admin'];
const isInForm = (path: string, others: readonly string[]) =>
  isLongForm || ![...alikeHere, ...others].includes(path);
const steady = publicScreens(ownCatalogue)
  .map(({ path }) => path)
  .filter((path) => !elsewhere.includes(path) && isInForm(path, emptyForVisitors));
const personal = [...chosenScreens(ownCatalogue), ...signedInScreens]
  .map(({ path }) => path)
  .filter((path) => isInForm(path, emptyForShoppers))
  .concat('/cart');
const staff = { username: 'staff@example.com', password: 'staff-demo-123' };

test.describe('every route', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  const choices = async (page: Page, credentials?: typeof staff) => ({
    ...(await readChosenState(page.request, ownCatalogue)),
    ...(await signInByApi(page.request, credentials)),
  });
  const withChoices = async (page: Page, credentials?: typeof staff) =>
    storeBeforeOpening(page.context(), await choices(page, credentials));

  // One tab opens many pages, because a new context for each page costs half as much again.
  test('the pages of visitors do not move, have no axe violation, and reflow at 320 px', async ({
    page,
  }) => {
    test.slow();
    await delayPicturesAndFonts(page);
    for (const path of [...steady, ...limitInShortForm(elsewhere, 1)])
      await inspectPage(page, path, steady.includes(path));
  });

  test("the pages with a shopper's choices do not move, have no axe violation, and reflow", async ({
    page,
  }) => {
    test.slow();
    await withChoices(page);
    await delayPicturesAndFonts(page);
    for (const path of personal) await inspectPage(page, path, true);
  });

  test('the pages of the staff area have no axe violation, and reflow', async ({ page, shop }) => {
    test.slow();
    await placeSmallOrder(shop, await createGuest(shop, 'ordered@example.com'));
    await sendMessage(shop);
    await withChoices(page, staff);
    await delayPicturesAndFonts(page);
    for (const path of staffPaths) await inspectPage(page, path, false);
    for (const path of furtherStaffPaths) {
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await page.goto(path);
      await waitUntilLoaded(page);
      await softly.poll(() => findViolations(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: HEIGHT });
      await softly.poll(() => findOverflowingElements(page), `${path} at 320 px`).toEqual([]);
    }
  });

  for (const width of [390, ...between])
    test(`shifts by less than 0.02 at ${width} px, with slow pictures and fonts`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: HEIGHT });
      await delayPicturesAndFonts(page);
      const stored = await choices(page);
      const subservice = await readChosenSubservice(page.request, stored);
      await storeBeforeOpening(page.context(), { ...stored, ...subservice });
      const paths = [...steady, ...personal];
      for (const path of isLongForm ? paths : shiftedInShortForm) {
        await page.goto(path);
        await waitUntilLoaded(page);
        await isStill(page, path);
      }
    });
});

/** Delays pictures and fonts. Records the layout shifts that they cause. */
async function delayPicturesAndFonts(page: Page): Promise<void> {
  await page.route(/\/images\/|\.woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });
  await recordShifts(page);
}

async function isStill(page: Page, path: string): Promise<void> {
  await waitUntilPainted(page);
  const { sum, movedElements } = await readShifts(page);
  expect.soft(sum, `${path}: ${movedElements.join('; ')}`).toBeLessThan(0.02);
}

/**
 * Checks layout shifts at the largest width and touch targets at the smallest. Runs axe at all
 * widths of the form, and checks reflow (WCAG 1.4.10).
 */
async function inspectPage(page: Page, path: string, isSteady: boolean): Promise<void> {
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  await page.goto(path);
  await waitUntilLoaded(page);
  if (isSteady) await isStill(page, path);
  const isAtBothWidths = isLongForm || atBothWidths.includes(path);
  for (const width of [...(isAtBothWidths ? [WIDE] : []), ...between, 390]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await softly.poll(() => findViolations(page), `${path} at ${width} px`).toEqual([]);
  }
  await softly.poll(() => findLowTargets(page), `${path} at 390 px`).toEqual([]);
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await softly.poll(() => findOverflowingElements(page), `${path} at 320 px`).toEqual([]);
}
