import { expect, test } from '../../support/contract.ts';
import { fillDetails, payButton, someDetails } from '../../support/flows/checkout.ts';
import { failedCall, forgive } from '../../support/flows/complaints.ts';
import { hold } from '../../support/flows/hold.ts';
import { keep, stored } from '../../support/flows/kept.ts';
import { secondBasket } from '../../support/flows/second-basket.ts';

const empty = { name: '', lastname: '', city: '', mobile: '', address: '', postalcode: '' };

test.describe('shipping details with the minimal backend (specification, sections 2, 5 and 7)', () => {
  test.beforeEach(async ({ page }) => {
    await keep(page, { ...secondBasket, user: { id: 8 }, token: 'token-of-8' });
  });

  test('offer no choice of a day, and save none, with a backend without a calendar (rule 46)', async ({
    page,
    second,
    complaints,
  }) => {
    await page.goto('/details');
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
    await expect(page.getByText('Preferred day')).toHaveCount(0);
    expect(second.calls.filter(({ path }) => /calendar|schedule/.test(path))).toEqual([]);
    expect(await stored(page, 'schedule')).toBeNull();
    expect((await page.goto('/confirm-date#a-token'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Confirm your date');
    forgive(complaints, failedCall);
  });

  test('are sent as typed, then the insertId is stored as customerId and /checkout opens', async ({
    page,
    second,
  }) => {
    second.override('POST users/addcustomers', { body: { insertId: '32' } });
    await page.goto('/details');
    await fillDetails(page);
    expect(second.calls.find(({ path }) => path === 'users/addcustomers')?.body).toEqual({
      name: someDetails['First Name'],
      lastname: someDetails['Last Name'],
      city: someDetails.City,
      mobile: someDetails.Mobile,
      address: someDetails.Address,
      postalcode: someDetails['Post Code'],
      userid: 8,
    });
    await expect.poll(() => stored(page, 'customerId')).toBe('32');
  });

  test('are not validated: empty fields are sent unchanged, and letters in the mobile are dropped', async ({
    page,
    second,
  }) => {
    second.override('POST users/addcustomers', { body: { insertId: 32 } });
    await page.goto('/details');
    const mobile = page.getByRole('textbox', { name: 'Mobile', exact: true });
    await expect(mobile).toHaveAttribute('inputmode', 'numeric');
    await mobile.fill('o7a');
    await expect(mobile).toHaveValue('7');
    await mobile.fill('');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    expect(second.calls.find(({ path }) => path === 'users/addcustomers')?.body).toEqual({
      ...empty,
      userid: 8,
    });
  });

  test('keep the typed text after a failure, without a message', async ({
    page,
    second,
    complaints,
  }) => {
    second.override('POST users/addcustomers', { status: 500, body: { error: 'full' } });
    await page.goto('/details');
    await page.getByRole('textbox', { name: 'City' }).fill('London');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect.poll(() => complaints.some((text) => /could not be saved/.test(text))).toBe(true);
    await expect(page).toHaveURL(/\/details$/);
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('London');
    await expect(page.getByText('full', { exact: true })).toHaveCount(0);
    forgive(complaints, failedCall, /could not be saved/);
  });

  test("show 'Missing Information' and a disabled button if the missing customer is null or empty", async ({
    page,
    second,
  }) => {
    const warning = page.getByRole('status').filter({ hasText: 'Missing Information' });
    for (const body of ['null', [], {}, { data: null }, { data: [] }]) {
      second.override('GET users/getcustomers/8', { body });
      await page.goto('/checkout');
      await expect(warning).toBeVisible();
      await expect(payButton(page)).toBeDisabled();
    }
    await warning.getByRole('link', { name: 'Add Delivery Details' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await fillDetails(page);
  });

  test('read the customer record again 1 second after the user has loaded', async ({
    page,
    second,
  }) => {
    const release = await hold(page, '**/users/getusers/8');
    await page.goto('/checkout');
    await expect(page.getByText('Loading user information...')).toBeVisible();
    release();
    const reads = () => second.calls.filter(({ path }) => path === 'users/getcustomers/8').length;
    await expect.poll(reads).toBe(2);
  });
});

test.describe('the ordered checks of a submission (specification, section 5)', () => {
  test.beforeEach(async ({ page }) => {
    await keep(page, { ...secondBasket, user: { id: 8 }, token: 'token-of-8' });
  });
  const record = { id: 31, name: 'Test', last_name: 'Shopper', userid: 8 };

  test("'User not found. Please log in again.' without a user record", async ({ page, second }) => {
    second.override('GET users/getusers/8', { body: [] });
    second.override('GET users/getcustomers/8', { body: record });
    await page.goto('/checkout');
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('User not found. Please log in again.');
    expect(second.calls.some(({ path }) => path === 'users/getorders')).toBe(false);
  });

  test("'Order total must be greater than zero.' with an empty basket", async ({
    page,
    second,
  }) => {
    second.override('GET users/getcustomers/8', { body: record });
    await page.goto('/checkout');
    await page.evaluate(() => {
      for (const key of ['cart', 'packages', 'personalised']) localStorage.removeItem(key);
    });
    await page.reload();
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Order total must be greater than zero.');
  });
});
