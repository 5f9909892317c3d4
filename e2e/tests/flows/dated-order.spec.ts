import { chooseDay, fillAddress } from '../../support/flows/choose-day.ts';
import {
  fillDetails,
  findPayButton,
  readPlacedNumber,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { readConfirmation } from '../../support/flows/outbox.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { toStoredState, createGuest } from '../../support/flows/shoppers.ts';
import { limitInShortForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/test.ts';

test.describe('a move on a chosen day (rule 47)', () => {
  for (const width of limitInShortForm([1280, 390], 1)) {
    test(`is chosen by keyboard, ordered, and confirmed by the emailed link, at ${width} px`, async ({
      page,
      shop,
      consoleErrors,
    }) => {
      const email = `moving-${width}@example.com`;
      const guest = await createGuest(shop, email, { details: false });
      const basket = await createOwnBasket(shop, [{ slug: 'one-bedroom-move', quantity: 1 }]);
      await page.setViewportSize({ width, height: 900 });
      await stayOnOrderPlacedPage(page.context());
      await storeState(page, { ...basket, ...toStoredState(guest) });

      await page.goto('/details');
      const day = await chooseDay(page);
      await page.getByRole('radio', { name: 'Afternoon' }).check();
      await fillAddress(page, 'Moving from');
      await fillAddress(page, 'Moving to');
      await page.reload();
      await expect(page.getByRole('radio', { name: day, exact: true })).toBeChecked();
      await fillDetails(page);

      const summary = page.getByRole('complementary', { name: 'Order summary' });
      await expect(summary.getByText(`${day}, in the afternoon`)).toBeVisible();
      await findPayButton(page).click();
      const orderno = await readPlacedNumber(page);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);

      const mail = await readConfirmation(shop.dataDir, orderno, email);
      expect(mail).toContain(`Your move: ${day}, in the afternoon`);
      const [link = ''] = /http\S+\/confirm-date#[\w-]+/.exec(mail) ?? [];
      const keepDate = page.getByRole('button', { name: 'Keep this date' });
      await page.goto('/confirm-date#an-invented-link');
      await keepDate.click();
      await expect(page.getByText('The date was not confirmed')).toBeVisible();
      ignoreConsoleErrors(consoleErrors, failedCallPattern);
      // The browser does not reload the page, because only the fragment changes.
      await page.evaluate((to) => (window.location.href = to), link);
      await expect(page.getByText('The date was not confirmed')).toHaveCount(0);
      await keepDate.click();
      await expect(page.getByText('Your date is confirmed')).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
    });
  }
});
