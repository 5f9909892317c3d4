import { expect, test } from '../../support/contract.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { longForm } from '../../support/long-form.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';

test(
  'with a backend without the staff feature, staff see only the list of orders (rule 57)',
  longForm,
  async ({ page, cleanBackend }) => {
    cleanBackend.override('GET users/getorders', {
      body: [{ orderno: 'SLR10001', totalamount: '12' }],
    });
    await storeState(page, { user: { id: 5, role: 'staff' }, token: 'token-of-5' });
    for (const path of ['messages', 'refunds', 'calendar', 'versions', 'anything']) {
      await page.goto(`/admin/${path}`);
      await waitUntilLoaded(page);
      await expect(page.getByText('There is nothing here for this account')).toBeVisible();
    }
    await page.goto('/admin');
    await expect(page.getByText('SLR10001')).toBeVisible();
    await expect(page.getByText('£12.00')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Staff' })).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.goto('/faq');
    await waitUntilLoaded(page);
    await expect(page.getByRole('link', { name: 'Staff area' })).toHaveCount(0);
    expect(cleanBackend.calls.filter(({ path }) => path.startsWith('staff/'))).toEqual([]);
  },
);
