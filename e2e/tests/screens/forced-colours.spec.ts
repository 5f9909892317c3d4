import type { Locator, Page, Route } from '@playwright/test';
import { chooseDay } from '../../support/flows/choose-day.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { placeSmallOrder } from '../../support/flows/place-small-order.ts';
import { toStoredState, createGuest } from '../../support/flows/shoppers.ts';
import { longForm } from '../../support/long-form.ts';
import { navigateWithin, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { measureDifference, takePicture } from '../../support/screens/pixels.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { expect, test } from '../../support/test.ts';

/** Smallest share of an element's pixels that must differ after a change of its state. */
const SEEN = 0.02;

test.use({ forcedColors: 'active' });

/** Expects that a change alters the appearance of an element. */
async function expectVisibleChange(
  element: Locator,
  change: () => Promise<unknown>,
): Promise<void> {
  const pictureBefore = await takePicture(element);
  await change();
  const pictureAfter = await takePicture(element);
  expect(await measureDifference(element, pictureBefore, pictureAfter)).toBeGreaterThan(SEEN);
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitUntilLoaded(page);
};

/** Returns a function that sets an attribute, as React does. */
const createAttributeSetter = (element: Locator, name: string, value: string) => () =>
  element.evaluate((node, [key = '', to = '']) => node.setAttribute(key, to), [name, value]);

/** Adds a second picture to a product, because no product of the seed data has two. */
async function addSecondPicture(route: Route): Promise<void> {
  const response = await route.fetch();
  const { data } = (await response.json()) as { data: { image: string } };
  const { picture0 } = JSON.parse(data.image) as { picture0: string };
  const image = JSON.stringify({ picture0, picture1: 'product-tea-length-dress-clean.svg' });
  await route.fulfill({ response, json: { data: { ...data, image } } });
}

test.describe('in forced colours', () => {
  test('the chosen day is visible', longForm, async ({ page, shop }) => {
    const shopper = await createGuest(shop, 'forced-days@example.com');
    const basket = await createOwnBasket(shop, [{ slug: 'full-length-dress-clean', quantity: 1 }]);
    await storeState(page, { ...basket, ...toStoredState(shopper) });
    await open(page, '/details');
    const label = await chooseDay(page);
    const day = page.getByRole('radio', { name: label });
    const first = page.getByRole('group', { name: 'Preferred day' }).getByRole('radio').first();
    const cell = page.locator('label').filter({ has: day });
    await expectVisibleChange(cell, () => first.check({ force: true }));
  });

  test('the selected picture is visible among the thumbnails', longForm, async ({ page }) => {
    await page.route(/\/getproductbyslug\//, addSecondPicture);
    await open(page, '/faq');
    await navigateWithin(page, ownCatalogue.product.path);
    const second = page.getByRole('button', { name: 'Show picture 2 of 2' });
    await expectVisibleChange(second, () => second.click());
  });

  test('the current step of the checkout, the chosen payment method and disabled ones are visible', async ({
    page,
    shop,
  }) => {
    const shopper = await createGuest(shop, 'forced-steps@example.com');
    const basket = await createOwnBasket(shop, [{ slug: 'removal-kit-a', quantity: 1 }]);
    await storeState(page, { ...basket, ...toStoredState(shopper) });
    await open(page, '/cart');
    const mark = page
      .getByRole('list', { name: 'Checkout steps' })
      .getByRole('listitem')
      .nth(1)
      .locator('[aria-hidden]');
    await expectVisibleChange(mark, () => open(page, '/details'));

    await open(page, '/checkout');
    const way = page.getByRole('radio', { name: /Card payment/ });
    const card = page.locator('label').filter({ hasText: 'Card payment' });
    await expectVisibleChange(card, () => way.check());
    await expectVisibleChange(card, createAttributeSetter(way, 'disabled', ''));
  });

  test(
    'the current page is visible in the header and in the account',
    longForm,
    async ({ page, request }) => {
      const customer = { username: 'customer@example.com', password: 'customer-demo-1' };
      await storeBeforeOpening(page.context(), await signInByApi(request, customer));
      await open(page, '/faq');
      const about = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
      await expectVisibleChange(about, () => open(page, '/about'));
      await open(page, '/myaccount/addresses');
      const accountNav = page.getByRole('navigation', { name: 'Your account' });
      await expectVisibleChange(accountNav.getByRole('link', { name: 'My Orders' }), () =>
        open(page, '/myaccount'),
      );
    },
  );

  test('disabled buttons have another colour', longForm, async ({ page }) => {
    const colour = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);
    await open(page, '/how-much-to-move');
    const minus = page.getByRole('button', { name: 'Decrease quantity of Armchair' });
    const disabled = await colour(minus);
    await page.getByRole('button', { name: 'Increase quantity of Armchair' }).click();
    await expect.poll(() => colour(minus)).not.toBe(disabled);
    await open(page, ownCatalogue.product.path);
    const add = page.getByRole('button', { name: 'Add to cart' });
    const enabled = await colour(add);
    await createAttributeSetter(add, 'disabled', '')();
    await expect.poll(() => colour(add)).not.toBe(enabled);
  });

  test('fields with an error and disabled fields are visible', async ({ page }) => {
    await open(page, '/how-much-to-move');
    const to = page.getByRole('group', { name: 'Moving to' }).getByRole('textbox');
    await to.fill('E16');
    await to.blur();
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expectVisibleChange(to, createAttributeSetter(to, 'aria-invalid', 'false'));
    await expectVisibleChange(to, createAttributeSetter(to, 'disabled', ''));
  });

  test('the reached steps of an order are visible', longForm, async ({ page, shop }) => {
    const shopper = await createGuest(shop, 'forced-order@example.com');
    await placeSmallOrder(shop, shopper);
    await storeState(page, toStoredState(shopper));
    await open(page, '/my-orders');
    await page.getByRole('main').getByRole('link', { name: /^SLR/ }).click();
    const steps = page
      .getByRole('main')
      .locator('li[data-reached], li:not([data-reached]):has(time)');
    await expect(steps.first()).toBeVisible();
    const next = page.locator('li[data-reached] + li:not([data-reached])').first();
    await expectVisibleChange(next, createAttributeSetter(next, 'data-reached', ''));
  });
});
