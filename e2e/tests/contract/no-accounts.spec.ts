import { expect, test } from '../../support/contract.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { secondBasket } from '../../support/flows/second-basket.ts';
import { longForm } from '../../support/long-form.ts';

test(
  'with a backend without accounts and saved baskets, no part of them is shown, stored or requested (rule 46)',
  longForm,
  async ({ page, cleanBackend, consoleErrors }) => {
    await page.goto('/login');
    await expect(page.getByRole('form', { name: 'Log In' })).toBeVisible();
    await expect(page.getByText(/Forgotten/)).toHaveCount(0);

    await storeState(page, { ...secondBasket, user: { id: 5 }, token: 'token-of-5' });
    for (const path of ['/forgotten-password', '/reset-password', '/myaccount/settings']) {
      const response = await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      if (!path.startsWith('/myaccount')) expect(response?.status()).toBe(404);
    }
    await page.goto('/myaccount');
    await expect(page.getByText('You have not ordered yet')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Your account' })).toHaveCount(0);
    await page.goto('/details');
    await page.getByRole('textbox', { name: 'City', exact: true }).fill('Leeds');
    await expect(page.getByText(/Your addresses|Keep this address/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    expect(cleanBackend.calls.filter(({ path }) => path.startsWith('account/'))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('keptbasket'))).toBeNull();
    ignoreConsoleErrors(consoleErrors, failedCallPattern);
  },
);
