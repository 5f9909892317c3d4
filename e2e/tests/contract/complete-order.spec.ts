import type { Page } from '@playwright/test';
import type { SecondBackend } from '../../backend/second-backend.ts';
import { packages, products, services, subservices } from '../../backend/catalogue.ts';
import { expect, test } from '../../support/contract.ts';
import {
  continueAsGuest,
  fillDetails,
  findPayButton,
  readPlacedNumber,
  sampleCustomer,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { apiSecondBasket } from '../../support/flows/second-basket.ts';
import { listSubmissionCalls } from '../../support/flows/submission-calls.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { findVisibleText } from '../../support/screens/find-visible-text.ts';
import { longForm } from '../../support/long-form.ts';

const [gown] = apiSecondBasket.products;
const [express] = apiSecondBasket.packages;
const [keepsake] = apiSecondBasket.personalised;
const tie = { userid: 7, orderid: 'SLR10001' };

/**
 * Orders a gown with one personalised and one standard add-on, beginning at the page with the
 * services.
 */
async function orderGown(page: Page): Promise<void> {
  await stayOnOrderPlacedPage(page.context());
  await page.goto('/services');
  await waitUntilLoaded(page);
  await page.getByRole('main').getByRole('link', { name: 'Gown Care', exact: true }).click();
  await expect(page).toHaveURL(/\/subservices$/);
  await page.getByRole('main').getByRole('link', { name: 'Silk', exact: true }).click();
  await expect(page).toHaveURL(/\/dresses$/);
  await page.getByRole('main').getByRole('link', { name: 'Silk Gown Clean', exact: true }).click();
  await expect(page).toHaveURL(/\/gown-care\/silk-gown-clean$/);
  await page
    .getByRole('combobox', { name: 'Keepsake Box' })
    .selectOption({ label: 'Personalised (+£55.00)' });
  await page
    .getByRole('combobox', { name: 'Express' })
    .selectOption({ label: 'Standard (+£25.00)' });
  await expect(findVisibleText(page.getByRole('main'), '£200.50')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const modal = page.getByRole('dialog', { name: 'Your Basket' });
  await modal.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await continueAsGuest(page, 'guest@example.com');
  await expect(page).toHaveURL(/\/details$/);
  await fillDetails(page);
  await expect(findPayButton(page)).toHaveText('Place order – pay £200.50 on collection');
  await findPayButton(page).click();
  expect(await readPlacedNumber(page)).toBe('SLR10001');
}

const expected = [
  ['GET users/getorders', undefined],
  [
    'POST users/orderplace',
    {
      userid: 7,
      totalamount: 200.5,
      customerid: 31,
      orderno: 'SLR10001',
      transactionid: 'OFFLINE',
      payment_method: 'offline',
      products: [gown],
      packages: [express],
      personalised: [keepsake],
      idempotencyKey: expect.any(String),
    },
  ],
  ['POST users/orderproducts', { ...gown, ...tie }],
  ['POST users/addtopackage', { ...express, ...tie }],
  ['POST users/addtopackage', { ...keepsake, ustring: gown?.packages, ...tie }],
  [expect.stringContaining('GET users/getmail/7/SLR10001/Test/Shopper/'), undefined],
];

test.describe('the full path with the minimal backend (specification, sections 4 and 7)', () => {
  test('ends in an order with the specified fields', longForm, async ({ page, cleanBackend }) => {
    await orderGown(page);
    expect(listSubmissionCalls(cleanBackend.calls)).toEqual(expected);
  });

  test(
    'works if every response has the other form, and numbers are text',
    longForm,
    async ({ page, cleanBackend }) => {
      changeResponseForms(cleanBackend);
      await orderGown(page);
      expect(listSubmissionCalls(cleanBackend.calls)).toEqual(expected);
    },
  );
});

/** A customer with numbers as text, like all numbers of these responses. */
const customer = { ...sampleCustomer, id: '31', userid: '7' };

/**
 * Changes the form of all responses. Lists are moved into `data`, and other `data` is moved out
 * (rules 40 and 41).
 */
function changeResponseForms(second: SecondBackend): void {
  const asText = (rows: object[]) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === 'number' ? String(value) : value,
        ]),
      ),
    );
  const [product] = asText(products);
  const responses: Record<string, unknown> = {
    'GET users/getservices': { data: asText(services) },
    'GET users/getsubservices/': { status: true, data: subservices },
    'GET users/getproducts/1': {
      data: asText(products.filter(({ serviceid }) => serviceid === 1)),
    },
    'GET users/getproductbyslug/': [product],
    'GET users/getpackages/': asText(packages),
    'GET users/getdeliverycharges': [{ id: '2', name: 'Insured Courier', delivery_charge: '18' }],
    'GET users/getorders': { data: [] },
    'GET users/getusers/': { data: { id: '7' } },
    'POST admin/guest': { status: 'true', userid: { id: '7' }, refreshtoken: 'token-of-7' },
    'POST users/addcustomers': { data: { insertId: '31' } },
    'GET users/getcustomers/': { data: customer },
    'GET users/getmail/': { status: 'true' },
  };
  for (const [call, body] of Object.entries(responses)) second.override(call, { body });
}
