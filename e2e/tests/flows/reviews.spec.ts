import type { Page } from '@playwright/test';
import { readConfirmation } from '../../support/flows/outbox.ts';
import { placeSmallOrder } from '../../support/flows/place-small-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import {
  findStructuredDataErrors,
  readStructuredData,
  type StructuredItem,
} from '../../support/screens/structured-data.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { inspectPage } from '../../support/staff/catalogue-desk.ts';
import { owner } from '../../support/staff/colleagues.ts';
import { expect, test } from '../../support/test.ts';

const PRODUCT = 'Packing Tape, Six Rolls';
const PRODUCT_PATH = '/packing-materials/packing-tape-six-rolls';

interface ProductData {
  '@type': string;
  aggregateRating?: { ratingValue: number; reviewCount: number; bestRating: number };
  review?: {
    author: { name: string };
    reviewBody: string;
    reviewRating: { ratingValue: number };
  }[];
}

async function readProductData(page: Page, path: string): Promise<ProductData | undefined> {
  const items = await readStructuredData(page, path);
  return items.find((item): item is StructuredItem & ProductData => item['@type'] === 'Product');
}

for (const width of flowWidths)
  test(
    `a review goes from the link of a mail over the desk to the page of the product at ${width} px`,
    longForm,
    async ({ page, browser, shop }) => {
      const text = `Sticks, <b>even</b> in the rain. ${crypto.randomUUID()}`;
      const email = `review-${crypto.randomUUID()}@example.com`;
      const orderno = await placeSmallOrder(shop, await createGuest(shop, email));
      const session = await signInByApi(page.request, owner);
      const mail = await readConfirmation(shop.dataDir, orderno, email);
      const [link = ''] = /http\S+\/my-order#[\w-]{43}/.exec(mail) ?? [];
      await storeBeforeOpening(page.context(), session);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/admin/orders/${orderno}`);
      await page.getByRole('button', { name: 'Complete order' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: /^How was the rest/ }).selectOption('Cash');
      await dialog.getByRole('button', { name: 'Complete the order' }).click();
      await expect(dialog).toHaveCount(0);

      const context = await browser.newContext({
        baseURL: shop.url,
        viewport: { width, height: 900 },
      });
      const customer = await context.newPage();
      await customer.goto(link);
      const form = customer.getByRole('form', { name: PRODUCT });
      await form.getByRole('button', { name: /^Send review/ }).click();
      await expect(form.getByText('Please choose one to five stars.')).toBeVisible();
      await form.getByRole('radio', { name: '4 stars' }).check();
      await form.getByRole('textbox', { name: 'Your review' }).fill(text);
      await inspectPage(customer, 'form of a review');
      await form.getByRole('button', { name: /^Send review/ }).click();
      await expect(customer.getByText('We read it before it is in the shop')).toBeVisible();
      await inspectPage(customer, 'written review');

      await page.goto('/admin/reviews');
      const row = page.getByRole('row').filter({ hasText: text });
      await expect(row).toBeVisible();
      await inspectPage(page, 'reviews at the desk');
      await row.getByRole('button', { name: /^Release/ }).click();
      await expect(row).toHaveCount(0);

      await expect
        .poll(async () => (await readProductData(page, PRODUCT_PATH))?.review?.[0]?.reviewBody)
        .toBe(text);
      const product = await readProductData(page, PRODUCT_PATH);
      expect(product?.aggregateRating).toMatchObject({ bestRating: 5, worstRating: 1 });
      expect(product?.review?.[0]).toMatchObject({
        author: { name: expect.stringMatching(/^\w+ \w\.$/) as unknown },
        reviewRating: { ratingValue: 4 },
      });
      for (const path of [PRODUCT_PATH, '/packing-materials', '/'])
        expect(await findStructuredDataErrors(await readStructuredData(page, path))).toEqual([]);
      const scripts: string[] = [];
      customer.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await customer.goto(PRODUCT_PATH);
      await waitUntilLoaded(customer);
      await expect(customer.getByRole('listitem').filter({ hasText: text })).toBeVisible();
      await customer.getByRole('link', { name: /^\d+ reviews?$/ }).click();
      await expect(customer.getByRole('heading', { name: 'What customers say' })).toBeInViewport();
      await inspectPage(customer, 'product with reviews');
      expect(scripts.filter((url) => url.includes('review'))).toEqual([]);
      await customer.goto('/packing-materials');
      await expect(
        customer
          .getByRole('listitem')
          .filter({ hasText: PRODUCT })
          .getByText(/^\W*\d\.\d out of 5 stars/),
      ).toBeVisible();
      await inspectPage(customer, 'listing with ratings');
      await customer.getByRole('link', { name: PRODUCT }).click();
      await expect(customer.getByRole('listitem').filter({ hasText: text })).toBeVisible();
      await customer.goto('/');
      await expect(customer.getByText(/by a customer who ordered it/)).toBeVisible();
      await inspectPage(customer, 'home page with a rating');
      await context.close();
    },
  );
