import { longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/contract.ts';
import { fillDetails, findPayButton, sampleDetails } from '../../support/flows/checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { delayCalls } from '../../support/flows/delay-calls.ts';
import { storeState, readStoredValue } from '../../support/flows/stored-state.ts';
import { secondBasket } from '../../support/flows/second-basket.ts';

const empty = { name: '', lastname: '', city: '', mobile: '', address: '', postalcode: '' };

test.describe('shipping details with the minimal backend (specification, sections 2, 5 and 7)', () => {
  test.beforeEach(async ({ page }) => {
    await storeState(page, { ...secondBasket, user: { id: 8 }, token: 'token-of-8' });
  });

  test(
    'offer no choice of a day, and save none, with a backend without a calendar (rule 46)',
    longForm,
    async ({ page, cleanBackend, consoleErrors }) => {
      await page.goto('/details');
      await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
      await expect(page.getByText('Preferred day')).toHaveCount(0);
      expect(cleanBackend.calls.filter(({ path }) => /calendar|schedule/.test(path))).toEqual([]);
      expect(await readStoredValue(page, 'schedule')).toBeNull();
      expect((await page.goto('/confirm-date#a-token'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Confirm your date');
      ignoreConsoleErrors(consoleErrors, failedCallPattern);
    },
  );

  test(
    'are sent as typed, then the insertId is stored as customerId and /checkout opens',
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override('POST users/addcustomers', { body: { insertId: '32' } });
      await page.goto('/details');
      await fillDetails(page);
      expect(cleanBackend.calls.find(({ path }) => path === 'users/addcustomers')?.body).toEqual({
        name: sampleDetails['First Name'],
        lastname: sampleDetails['Last Name'],
        city: sampleDetails.City,
        mobile: sampleDetails.Mobile,
        address: sampleDetails.Address,
        postalcode: sampleDetails['Post Code'],
        userid: 8,
      });
      await expect.poll(() => readStoredValue(page, 'customerId')).toBe('32');
    },
  );

  test(
    'are not validated: empty fields are sent unchanged, and letters in the mobile are dropped',
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override('POST users/addcustomers', { body: { insertId: 32 } });
      await page.goto('/details');
      const mobile = page.getByRole('textbox', { name: 'Mobile', exact: true });
      await expect(mobile).toHaveAttribute('inputmode', 'numeric');
      await mobile.fill('o7a');
      await expect(mobile).toHaveValue('7');
      await mobile.fill('');
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
      await expect(page).toHaveURL(/\/checkout$/);
      expect(cleanBackend.calls.find(({ path }) => path === 'users/addcustomers')?.body).toEqual({
        ...empty,
        userid: 8,
      });
    },
  );

  test(
    'keep the typed text after a failure, without a message',
    longForm,
    async ({ page, cleanBackend, consoleErrors }) => {
      cleanBackend.override('POST users/addcustomers', { status: 500, body: { error: 'full' } });
      await page.goto('/details');
      await page.getByRole('textbox', { name: 'City' }).fill('London');
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
      await expect
        .poll(() => consoleErrors.some((text) => /could not be saved/.test(text)))
        .toBe(true);
      await expect(page).toHaveURL(/\/details$/);
      await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('London');
      await expect(page.getByText('full', { exact: true })).toHaveCount(0);
      ignoreConsoleErrors(consoleErrors, failedCallPattern, /could not be saved/);
    },
  );

  test(
    "show 'Missing Information' and a disabled button if the missing customer is null or empty",
    longForm,
    async ({ page, cleanBackend }) => {
      const warning = page.getByRole('status').filter({ hasText: 'Missing Information' });
      const missingCustomers = ['null', [], {}, { data: null }, { data: [] }];
      for (const body of missingCustomers) {
        cleanBackend.override('GET users/getcustomers/8', { body });
        await page.goto('/checkout');
        await expect(warning).toBeVisible();
        await expect(findPayButton(page)).toBeDisabled();
      }
      await warning.getByRole('link', { name: 'Add Delivery Details' }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await fillDetails(page);
    },
  );

  test(
    'read the customer record again 1 second after the user has loaded',
    longForm,
    async ({ page, cleanBackend }) => {
      const release = await delayCalls(page, '**/users/getusers/8');
      await page.goto('/checkout');
      await expect(page.getByText('Loading user information...')).toBeVisible();
      release();
      const reads = () =>
        cleanBackend.calls.filter(({ path }) => path === 'users/getcustomers/8').length;
      await expect.poll(reads).toBe(2);
    },
  );
});

test.describe('the ordered checks of a submission (specification, section 5)', () => {
  test.beforeEach(async ({ page }) => {
    await storeState(page, { ...secondBasket, user: { id: 8 }, token: 'token-of-8' });
  });
  const record = { id: 31, name: 'Test', last_name: 'Shopper', userid: 8 };

  test(
    "'User not found. Please log in again.' without a user record",
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override('GET users/getusers/8', { body: [] });
      cleanBackend.override('GET users/getcustomers/8', { body: record });
      await page.goto('/checkout');
      await findPayButton(page).click();
      await expect(page.getByRole('alert')).toContainText('User not found. Please log in again.');
      expect(cleanBackend.calls.some(({ path }) => path === 'users/getorders')).toBe(false);
    },
  );

  test(
    "'Order total must be greater than zero.' with an empty basket",
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override('GET users/getcustomers/8', { body: record });
      await page.goto('/checkout');
      await page.evaluate(() => {
        for (const key of ['cart', 'packages', 'personalised']) localStorage.removeItem(key);
      });
      await page.reload();
      await findPayButton(page).click();
      await expect(page.getByRole('alert')).toContainText('Order total must be greater than zero.');
    },
  );
});
