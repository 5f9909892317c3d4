import { logIn } from '../../support/flows/checkout.ts';
import { demoOwner, test } from '../../support/flows/demo-shop.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { expect } from '../../support/test.ts';

// Runs all tests in one worker, because only one worker has the shop with the demo data.
test.describe.configure({ mode: 'default' });

for (const width of flowWidths)
  test(`the owner compares a payout with its orders at ${width} px`, longForm, async ({ page }) => {
    const expectUsable = async () => {
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflowingElements(page)).toEqual([]);
    };
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login');
    await logIn(page, demoOwner.email, demoOwner.password);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await page.goto('/admin/money');
    await page
      .getByRole('navigation', { name: 'More about money' })
      .getByRole('link', { name: 'Payouts' })
      .click();
    const payouts = page.getByRole('table', { name: 'Payouts' });
    await expect(payouts).toContainText('Sandbox');
    await expectUsable();

    await payouts.getByRole('link').first().click();
    const transactions = page.getByRole('table', { name: 'Transactions of the payout' });
    await expect(transactions.getByText('Matches').first()).toBeVisible();
    await expect(transactions.getByText('Differs')).toHaveCount(0);
    await expectUsable();

    await transactions.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Order/ })).toBeVisible();
  });
