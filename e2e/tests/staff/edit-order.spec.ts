import { findMails } from '../../support/flows/outbox.ts';
import { placePaidOrder } from '../../support/flows/paid-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { inspectPage } from '../../support/staff/catalogue-desk.ts';
import { openOrderAsStaff } from '../../support/staff/open-order.ts';
import { expect, test } from '../../support/test.ts';

for (const width of flowWidths)
  test(
    `staff add to a paid order, and then remove that and pay it back, at ${width} px`,
    longForm,
    async ({ page, shop }) => {
      const email = `edited-${crypto.randomUUID()}@example.com`;
      const orderno = await placePaidOrder(shop, await createGuest(shop, email));
      await page.setViewportSize({ width, height: 900 });
      await openOrderAsStaff(page, orderno);
      const reason = page.getByRole('textbox', { name: /Reason for the change/ });
      const review = page.getByRole('button', { name: 'Review the change' });
      const dialog = page.getByRole('dialog', { name: `Change order ${orderno}?` });
      const confirm = dialog.getByRole('button', { name: 'Change the order' });

      await page.getByRole('link', { name: 'Change the order' }).click();
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await page.getByRole('textbox', { name: /^Quantity of/ }).fill('2');
      await reason.fill('A second kit, as agreed by phone');
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await inspectPage(page, 'the page of the change');
      await review.click();
      await expect(dialog.getByText('2 for £478.00', { exact: true })).toBeVisible();
      await expect(dialog.getByText('£513.00, before £274.00', { exact: true })).toBeVisible();
      await inspectPage(page, 'the summary of what is added');
      await confirm.click();
      await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderno}$`));
      await expect(page.getByText(/Still to be paid: £239\.00/).first()).toBeVisible();

      await page.getByRole('link', { name: 'Change the order' }).click();
      await page.getByRole('textbox', { name: /^Quantity of/ }).fill('1');
      await page.getByRole('textbox', { name: /delivery/i }).fill('10');
      await reason.fill('No second kit after all, and the customer fetches half of it');
      await review.click();
      await dialog.getByRole('checkbox', { name: /credit note over £\d+\.\d\d/ }).check();
      await expect(dialog.getByText('£25.00', { exact: true })).toBeVisible();
      await inspectPage(page, 'the summary of what is removed');
      await confirm.click();
      await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderno}$`));
      await expect(page.getByText(/CN-\d+/).first()).toBeVisible();
      await page.goto('/admin/refunds?state=done');
      await expect(page.getByRole('row', { name: orderno })).toContainText('£25.00');
      await expect
        .poll(() => findMails(shop.dataDir, orderno, email).join('\n'))
        .toMatch(/£25\.00 goes back to the card you paid with/);
    },
  );
