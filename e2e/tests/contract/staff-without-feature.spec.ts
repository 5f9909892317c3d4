import { expect, test } from '../../support/contract.ts';
import { keep } from '../../support/flows/kept.ts';
import { stands } from '../../support/screens/page-facts.ts';

test('with a backend without the staff feature, staff see only the list of orders (rule 57)', async ({
  page,
  second,
}) => {
  second.override('GET users/getorders', { body: [{ orderno: 'SLR10001', totalamount: '12' }] });
  await keep(page, { user: { id: 5, role: 'staff' }, token: 'token-of-5' });
  for (const path of ['messages', 'refunds', 'calendar', 'versions', 'anything']) {
    await page.goto(`/admin/${path}`);
    await stands(page);
    await expect(page.getByText('There is nothing here for this account')).toBeVisible();
  }
  await page.goto('/admin');
  await expect(page.getByText('SLR10001')).toBeVisible();
  await expect(page.getByText('£12.00')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Staff' })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.goto('/faq');
  await stands(page);
  await expect(page.getByRole('link', { name: 'Staff area' })).toHaveCount(0);
  expect(second.calls.filter(({ path }) => path.startsWith('staff/'))).toEqual([]);
});
