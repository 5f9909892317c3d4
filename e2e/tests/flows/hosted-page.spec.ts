import { longForm } from '../../support/long-form.ts';
import { chooseCard, findPayButton } from '../../support/flows/checkout.ts';
import { expectBasketCount, cardTest as test } from '../../support/flows/checkout-tests.ts';
import { cards, findHostedPayButton, payWithCard } from '../../support/flows/hosted-page.ts';
import { readOrders } from '../../support/flows/shoppers.ts';
import { expect } from '../../support/test.ts';

test.describe('the hosted page (rules 34 to 38)', () => {
  test(
    'shows order and total, and accepts a good card after a declined one',
    longForm,
    async ({ page, shop, shopper }) => {
      await findPayButton(page).click();
      await payWithCard(page, cards.declined);
      await expect(page.getByRole('alert')).toHaveText(
        'Your card has been declined. Try another card.',
      );
      await payWithCard(page, cards.noFunds);
      await expect(page.getByRole('alert')).toHaveText(
        'Your card has insufficient funds. Try another card.',
      );
      await payWithCard(page, cards.paid);
      await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
      expect(await readOrders(shop, shopper)).toMatchObject([{ totalamount: 89, state: 'paid' }]);
    },
  );

  test(
    'leads to the failed page with the reason after a decline, and another try is the same order',
    longForm,
    async ({ page, shop, shopper }) => {
      await findPayButton(page).click();
      await payWithCard(page, cards.declined);
      await page.getByRole('link', { name: 'Leave without paying' }).click();
      await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText('Your card has been declined. Try another card.')).toBeVisible();
      await expect(main.getByText(/^SLR\d+$/)).toBeVisible();
      await expectBasketCount(page, '1 item');
      await main.getByRole('link', { name: 'Try Payment Again' }).click();
      await chooseCard(page);
      await findPayButton(page).click();
      await payWithCard(page, cards.paid);
      await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
      expect(await readOrders(shop, shopper)).toMatchObject([{ totalamount: 89, state: 'paid' }]);
    },
  );

  test(
    'leads to the cancelled page with the order, and the basket is kept',
    longForm,
    async ({ page, shop, shopper }) => {
      await findPayButton(page).click();
      await page.getByRole('link', { name: 'Back to shop' }).click();
      await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
      const [order] = await readOrders(shop, shopper);
      expect(order?.state).toBe('awaiting_payment');
      await expect(page.getByRole('main').getByText(order?.orderno ?? '-')).toBeVisible();
      await expectBasketCount(page, '1 item');
      await page.getByRole('link', { name: 'Try Again' }).click();
      await expect(findPayButton(page)).toHaveText('Place order – pay £65.00 on collection');
    },
  );

  test(
    'keeps form and basket for a return by the back button, and paying again is the same order',
    longForm,
    async ({ page, shop, shopper }) => {
      await findPayButton(page).click();
      await expect(findHostedPayButton(page)).toBeVisible();
      const first = page.url();
      await page.goBack();
      await expect(page).toHaveURL(/\/checkout$/);
      await chooseCard(page);
      await expectBasketCount(page, '1 item');
      await findPayButton(page).click();
      await expect(findHostedPayButton(page)).toBeVisible();
      expect(page.url()).toBe(first);
      await payWithCard(page, cards.paid);
      await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
      expect(await readOrders(shop, shopper)).toHaveLength(1);
    },
  );

  test('is the same page after a reload', longForm, async ({ page }) => {
    await findPayButton(page).click();
    await expect(findHostedPayButton(page)).toHaveText('Pay £89.00');
    await page.reload();
    await expect(findHostedPayButton(page)).toHaveText('Pay £89.00');
  });
});
