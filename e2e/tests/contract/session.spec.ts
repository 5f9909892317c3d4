import { expect, test } from '../../support/contract.ts';
import { logIn, findPayButton } from '../../support/flows/checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { storeState, readStoredValue } from '../../support/flows/stored-state.ts';
import { secondBasket } from '../../support/flows/second-basket.ts';
import { longForm } from '../../support/long-form.ts';

const record = { id: 31, name: 'Test', last_name: 'Shopper', userid: 5 };

test.describe('a token that expires meanwhile (rule 21)', () => {
  test.afterEach(({ consoleErrors }) =>
    ignoreConsoleErrors(consoleErrors, failedCallPattern, /could not be fetched/),
  );

  const calls = [
    'GET users/getcustomers/5',
    'POST users/orderplace',
    'GET users/getmail/',
    'GET users/getusers/5',
    'GET users/getorders',
    'POST users/orderproducts',
  ];
  for (const call of calls) {
    test(
      `401 to ${call} redirects to /login and back, with the basket`,
      longForm,
      async ({ page, cleanBackend }) => {
        cleanBackend.override('GET users/getcustomers/5', { body: record });
        cleanBackend.override(call, { status: 401, body: { error: 'expired' }, times: 1 });
        await storeState(page, { ...secondBasket, user: { id: 5 }, token: 'old-token' });
        await page.goto('/checkout');
        if (!/getusers|getcustomers/.test(call)) await findPayButton(page).click();
        await expect(page).toHaveURL(/\/login$/);
        await expect.poll(() => readStoredValue(page, 'token')).toBeNull();
        await expect.poll(() => readStoredValue(page, 'user')).toBeNull();
        await expect(page.getByRole('link', { name: /^Basket, 3 items/ })).toBeVisible();
        cleanBackend.override('GET users/getcustomers/5', { body: record });
        await logIn(page, 'someone@example.com', 'a-password-of-mine');
        await expect(page).toHaveURL(/\/checkout$/);
        await expect(findPayButton(page)).toBeEnabled();
      },
    );
  }

  test(
    'a 401 to a background read ends the session and stays on the page (rule 62)',
    longForm,
    async ({ page, cleanBackend }) => {
      const ended = { status: 401, body: { error: 'expired' } };
      cleanBackend.override('GET users/getcartitems/5', ended);
      cleanBackend.override('GET users/getpackageitems/5', ended);
      await page.goto('/login');
      await logIn(page, 'someone@example.com', 'a-password-of-mine');
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => readStoredValue(page, 'token')).toBeNull();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('link', { name: /log in/i }).first()).toBeVisible();
    },
  );

  test(
    'a payment return in another browser is explained at the sign-in, and opened after it (rule 61)',
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override('GET users/verify-payment/cs_9', {
        body: { success: true, orderno: 'SLR10009', amount_total: 10, payment_status: 'paid' },
      });
      await page.goto('/payment-success?session_id=cs_9&order_id=SLR10009');
      await expect(page).toHaveURL(/\/login$/);
      const panel = page.getByRole('region', { name: 'Your payment may have gone through' });
      await expect(panel.getByText('SLR10009')).toBeVisible();
      await logIn(page, 'someone@example.com', 'a-password-of-mine');
      await expect(page).toHaveURL(/\/payment-success\?session_id=cs_9&order_id=SLR10009$/);
      await expect(page.getByText('SLR10009')).toBeVisible();
    },
  );
});
