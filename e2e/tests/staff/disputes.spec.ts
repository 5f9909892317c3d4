import type { Page } from '@playwright/test';
import { cards } from '../../support/flows/hosted-page.ts';
import { placePaidOrder } from '../../support/flows/paid-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { findTimeline, openOrderAsStaff } from '../../support/staff/open-order.ts';
import { expect, test } from '../../support/test.ts';

const softly = expect.configure({ soft: true });

async function check(page: Page, name: string): Promise<void> {
  await softly.poll(() => findViolations(page), name).toEqual([]);
  await softly.poll(() => findOverflowingElements(page), name).toEqual([]);
}

for (const width of flowWidths)
  test(
    `staff learn of a dispute and of its end at ${width} px`,
    longForm,
    async ({ page, shop }) => {
      const shopper = await createGuest(shop, `dispute-${crypto.randomUUID()}@example.com`);
      const orderno = await placePaidOrder(shop, shopper, cards.disputed);
      await page.setViewportSize({ width, height: 900 });
      await openOrderAsStaff(page, orderno);
      const openTitle = 'The customer disputed £274.00 at their bank';
      await expect(async () => {
        await page.reload();
        await expect(findTimeline(page).getByText(openTitle)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page.getByText('Do not give this money back meanwhile.')).toBeVisible();
      await check(page, 'the order');

      await page.goto('/admin');
      await page.getByRole('link', { name: /Disputes to answer$/ }).click();
      const row = page.getByRole('row', { name: orderno });
      await expect(row).toContainText('£274.00');
      await check(page, 'the list');

      await row.getByRole('link', { name: orderno }).click();
      const transaction = page.getByText(/pi_disputed_/).first();
      await expect(transaction).toBeVisible();
      const [transactionId] = /pi_disputed_[0-9a-f]+/.exec(await transaction.innerText()) ?? [];
      await page.goto(`${shop.url}/api/sandbox/disputes/${transactionId}`);
      await check(page, "the bank's decision");
      await page.getByRole('button', { name: 'The bank decides for the customer' }).click();
      await expect(page.getByRole('status')).toHaveText('The shop was told.');

      await page.goto(`/admin/orders/${orderno}`);
      await expect(findTimeline(page).getByText('You lost the dispute over £274.00')).toBeVisible();
      await expect(page.getByText('Do not give it back a second time.').first()).toBeVisible();
      await page.goto('/admin/disputes?state=closed');
      await expect(page.getByRole('row', { name: orderno })).toContainText('Lost');
    },
  );
