import { readMoveDays, placeMoveOrder } from '../../support/flows/move-order.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { readConfirmation, findMails } from '../../support/flows/outbox.ts';
import { toStoredState, createGuest } from '../../support/flows/shoppers.ts';
import { findOverflowingElements } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';
import { longForm } from '../../support/long-form.ts';

test.describe('changes by the shopper on the page of an order (rules 17 and 47)', () => {
  test(
    'it is cancelled by the link of its email, at 390 px, and its day is free again',
    longForm,
    async ({ page, shop }, info) => {
      const email = `cancels-${info.testId.slice(-12)}@example.com`;
      const guest = await createGuest(shop, email);
      const { orderno, date } = await placeMoveOrder(shop, guest);
      const placesOn = async () =>
        (await readMoveDays(shop, guest)).find(({ day }) => day === date)?.morning ?? 0;
      const capacityBefore = await placesOn();
      await page.setViewportSize({ width: 390, height: 844 });
      const [link = ''] =
        /http\S+\/my-order#[\w-]{43}/.exec(await readConfirmation(shop.dataDir, orderno, email)) ??
        [];
      await page.goto(link);
      const daySection = page.getByRole('region', { name: 'When' });
      await expect(daySection.getByText(/1 Old Street, E16 0AA · floor 1 · no lift/)).toBeVisible();
      const cancelling = page.getByRole('region', { name: 'Cancelling' });
      await expect(
        cancelling.getByText(/You can cancel this order here until the end/),
      ).toBeVisible();
      await expect(cancelling.getByText(/You have paid nothing yet/)).toBeVisible();
      expect(await findOverflowingElements(page)).toEqual([]);

      await cancelling.getByRole('button', { name: 'Cancel this order' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
      await expect(page.getByText('This order is cancelled')).toBeVisible();
      await page.reload();
      await expect(page.getByText('This order is cancelled')).toBeVisible();
      await expect(page.getByRole('button', { name: /Cancel this|another day/ })).toHaveCount(0);
      await expect.poll(placesOn).toBe(capacityBefore + 1);
      await expect
        .poll(() => findMails(shop.dataDir, orderno, email).join(''))
        .toContain('You have cancelled order');
    },
  );

  test(
    "a guest chooses another day by the email's link in a browser without a sign-in",
    longForm,
    async ({ page, shop }, info) => {
      const email = `moves-by-link-${info.testId.slice(-12)}@example.com`;
      const { orderno } = await placeMoveOrder(shop, await createGuest(shop, email));
      const [link = ''] =
        /http\S+\/my-order#[\w-]{43}/.exec(await readConfirmation(shop.dataDir, orderno, email)) ??
        [];
      await page.goto(link);
      await page.getByRole('button', { name: 'Choose another day' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose another day' });
      await dialog.getByRole('group', { name: 'Preferred day' }).getByRole('radio').first().check();
      await dialog.getByRole('button', { name: 'Move to this day' }).click();
      await expect(page.getByText('Your order has another day now.')).toBeVisible();
      await expect(page).toHaveURL(/\/my-order$/);
    },
  );

  test(
    'a signed-in user chooses another day by keyboard, at 1280 px',
    longForm,
    async ({ page, shop }, info) => {
      const guest = await createGuest(shop, `moves-${info.testId.slice(-12)}@example.com`);
      const { orderno } = await placeMoveOrder(shop, guest);
      await storeState(page, { ...toStoredState(guest), user: { id: guest.id, role: 'guest' } });
      await page.goto(`/my-orders?order=${orderno}`);
      const daySection = page.getByRole('region', { name: 'When' });
      await daySection.getByRole('button', { name: 'Choose another day' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Choose another day' });
      const days = dialog.getByRole('group', { name: 'Preferred day' }).getByRole('radio');
      await days.first().press('Space');
      const chosen = ((await days.first().getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
      await dialog.getByRole('button', { name: 'Move to this day' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(daySection.getByText('Your order has another day now.')).toBeVisible();
      await expect(daySection.getByText(chosen).first()).toBeVisible();
      await expect(daySection.getByText(/2 more times/)).toBeVisible();
    },
  );
});
