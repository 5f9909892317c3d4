import { placeMoveOrder } from '../../support/flows/move-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { openDeskOrder, openOrderAsStaff } from '../../support/staff/open-order.ts';
import { longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/test.ts';

test(
  'an order on hold says so in the list, on its page and in the plan of its day, until it goes on',
  longForm,
  async ({ page, shop }) => {
    const email = `hold-${crypto.randomUUID()}@example.com`;
    const { orderno, date } = await placeMoveOrder(shop, await createGuest(shop, email));
    const main = page.getByRole('main');
    const press = async (name: string) => {
      const dialog = page.getByRole('dialog');
      await main.getByRole('button', { name }).click();
      await dialog.getByLabel(/^Reason/).fill('The new flat is not ready');
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toHaveCount(0);
    };
    const row = page.getByRole('row', { name: orderno });
    const openList = async () => {
      await page.goto('/admin/orders');
      await page.getByRole('searchbox').fill(email);
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    };

    await openOrderAsStaff(page, orderno);
    await press('Put on hold');
    await expect(main.getByText(/^On hold since /)).toBeVisible();
    await expect(main.getByText('On hold', { exact: true })).toBeVisible();
    await openList();
    await expect(row.getByText('On hold')).toBeVisible();
    await page.goto(`/admin/day/${date}`);
    const job = page.getByRole('listitem').filter({ hasText: orderno });
    await expect(job.getByText('On hold')).toBeVisible();

    await openDeskOrder(page, orderno);
    await press('Take off hold');
    await expect(main.getByText(/^On hold/)).toHaveCount(0);
    await openList();
    await expect(row.getByText('On hold')).toHaveCount(0);
  },
);
