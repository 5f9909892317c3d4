import { expect, test } from '../../support/contract.ts';
import { logIn, payButton } from '../../support/flows/checkout.ts';
import { failedCall, forgive } from '../../support/flows/complaints.ts';
import { keep } from '../../support/flows/kept.ts';
import { secondBasket } from '../../support/flows/second-basket.ts';

const record = { id: 31, name: 'Test', last_name: 'Shopper', userid: 5 };

test.describe('a token that expired in the middle (decision 21)', () => {
  test.afterEach(({ complaints }) => forgive(complaints, failedCall, /could not be fetched/));

  for (const call of [
    'GET users/getusers/5',
    'GET users/getcustomers/5',
    'GET users/getorders',
    'POST users/orderplace',
    'POST users/orderproducts',
    'GET users/getmail/',
  ]) {
    test(`401 to ${call} leads to /login and back, the basket kept`, async ({ page, second }) => {
      second.override('GET users/getcustomers/5', { body: record });
      second.override(call, { status: 401, body: { error: 'expired' }, times: 1 });
      await keep(page, { ...secondBasket, user: { id: 5 }, token: 'old-token' });
      await page.goto('/checkout');
      if (!/getusers|getcustomers/.test(call)) await payButton(page).click();
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
      await expect(page.getByRole('link', { name: /^Basket, 3 items/ })).toBeVisible();
      second.override('GET users/getcustomers/5', { body: record });
      await logIn(page, 'someone@example.com', 'a-password-of-mine');
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(payButton(page)).toBeEnabled();
    });
  }

  test('the token goes to the backend and nowhere else', async ({ page, second, shop }) => {
    const elsewhere: string[] = [];
    page.on('request', async (request) => {
      const { authorization } = await request.allHeaders();
      if (authorization && !request.url().startsWith(second.url)) elsewhere.push(request.url());
    });
    await keep(page, { ...secondBasket, user: { id: 5 }, token: 'token-of-5' });
    await page.goto('/myaccount');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/checkout');
    await expect(payButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
    expect(shop.url).not.toBe(second.url);
  });
});
