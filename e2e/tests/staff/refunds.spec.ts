import type { Page } from '@playwright/test';
import { findMails, readConfirmation } from '../../support/flows/outbox.ts';
import { placePaidOrder } from '../../support/flows/paid-order.ts';
import { placeSmallOrder } from '../../support/flows/place-small-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { openOrderAsStaff } from '../../support/staff/open-order.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';

const staff = { username: 'staff@example.com', password: 'staff-demo-123' };
const softly = expect.configure({ soft: true });

const findRefunds = (page: Page) => page.getByRole('region', { name: 'Refunds' });
const findButton = (page: Page) => page.getByRole('button', { name: 'Give money back' });

async function fillForm(page: Page, amount: string): Promise<void> {
  const refunds = findRefunds(page);
  await refunds.getByLabel('Amount').fill(amount);
  await refunds.getByLabel('Reason').fill('A box was late');
}

for (const width of flowWidths)
  test(`£20 is given back once at ${width} px, pressed twice and in two tabs`, async ({
    page,
    context,
    shop,
  }) => {
    const shopper = await createGuest(shop, `refund-${crypto.randomUUID()}@example.com`);
    const orderno = await placePaidOrder(shop, shopper);
    await storeBeforeOpening(context, await signInByApi(page.request, staff));
    const otherTab = await context.newPage();
    for (const tab of [page, otherTab]) {
      await tab.setViewportSize({ width, height: 900 });
      await tab.goto(`/admin/orders/${orderno}`);
      await expect(findRefunds(tab).getByText('At most £274.00.')).toBeVisible();
      await fillForm(tab, '£20');
    }
    await softly.poll(() => findViolations(page), 'the order').toEqual([]);
    await softly.poll(() => findOverflowingElements(page), 'the order').toEqual([]);

    await findButton(page).dblclick();
    await expect(page.getByText('£20.00 was given back to the card.')).toBeVisible();
    await expect(findRefunds(page).getByText('At most £254.00.')).toBeVisible();

    await findButton(otherTab).click();
    const dialog = otherTab.getByRole('dialog');
    await expect(dialog.getByText('£254.00 (was £274.00)')).toBeVisible();
    await softly.poll(() => findViolations(otherTab), 'the conflict').toEqual([]);
    await dialog.getByRole('button', { name: 'Discard mine' }).click();
    await otherTab.reload();
    await expect(findRefunds(otherTab).getByText('At most £254.00.')).toBeVisible();

    await page.goto('/admin/refunds?state=done');
    await expect(page.getByRole('row', { name: orderno })).toContainText('£20.00');
    await softly.poll(() => findViolations(page), 'the list').toEqual([]);
    await softly.poll(() => findOverflowingElements(page), 'the list').toEqual([]);
  });

test(
  'an order that was paid on collection is paid back outside the shop, and no text names a card',
  longForm,
  async ({ page, browser, shop }) => {
    const email = `collected-${crypto.randomUUID()}@example.com`;
    const orderno = await placeSmallOrder(shop, await createGuest(shop, email));
    const mail = await readConfirmation(shop.dataDir, orderno, email);
    const [link = ''] = /http\S+\/my-order#[\w-]{43}/.exec(mail) ?? [];
    await page.setViewportSize({ width: 390, height: 900 });
    await openOrderAsStaff(page, orderno);
    await page.getByRole('main').getByRole('button', { name: 'Complete order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete the order' }).click();

    const refunds = findRefunds(page);
    await expect(refunds.getByText('Came in')).toBeVisible();
    await fillForm(page, '5');
    await softly.poll(() => findViolations(page), 'the order').toEqual([]);
    await findButton(page).click();
    await expect(page.getByText('£5.00 is recorded as paid back.')).toBeVisible();
    await expect(refunds).not.toContainText(/card/i);

    const shopper = await (await browser.newContext()).newPage();
    await shopper.goto(link);
    await expect(shopper.getByText(/^£5\.00 on .*, outside our shop$/)).toBeVisible();
    await shopper.context().close();
    const findRefundMail = () =>
      findMails(shop.dataDir, orderno, email).find((each) =>
        each.includes('We have returned £5.00'),
      );
    await expect.poll(findRefundMail).toContain('outside our shop');
    expect(findRefundMail()).not.toMatch(/card you paid with/);
  },
);
