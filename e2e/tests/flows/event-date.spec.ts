import {
  continueAsGuest,
  fillDetails,
  findPayButton,
  readPlacedNumber,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { readConfirmation } from '../../support/flows/outbox.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { findViolations } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';

const EVENT_DATE = /Date of the wedding or event/;
const year = new Date().getFullYear() + 1;

for (const width of flowWidths) {
  test(
    `the date of the wedding goes from the checkout to mail and order page, at ${width} px`,
    longForm,
    async ({ page, shop }, info) => {
      const email = `wedding-${info.testId.slice(-12)}@example.com`;
      await page.setViewportSize({ width, height: 900 });
      await stayOnOrderPlacedPage(page.context());
      await page.goto('/wedding-dress-cleaning/full-length-dress-clean');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      const modal = page.getByRole('dialog', { name: 'Your Basket' });
      await modal.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await continueAsGuest(page, email);
      await fillDetails(page);

      const field = page.getByLabel(EVENT_DATE);
      await field.fill('2020-06-20');
      await findPayButton(page).click();
      await expect(page.getByText(/This day is over/)).toBeVisible();
      await expect(field).toBeFocused();
      expect(await findViolations(page)).toEqual([]);

      await field.fill(`${year}-06-20`);
      await findPayButton(page).click();
      const orderno = await readPlacedNumber(page);
      const mail = await readConfirmation(shop.dataDir, orderno, email);
      expect(mail.replaceAll(/\s+/g, ' ')).toContain(`13 June ${year}, a week before`);
      const [link = ''] = /http\S+\/my-order#[\w-]{43}/.exec(mail) ?? [];
      await page.goto(link);
      await expect(page.getByText(`13 June ${year}`)).toBeVisible();
    },
  );
}
