import { type Page, expect } from '@playwright/test';

/** Chooses the second free day with the keyboard. Returns the accessible name of the day. */
export async function chooseDay(page: Page): Promise<string> {
  const days = page.getByRole('group', { name: 'Preferred day' }).getByRole('radio');
  await expect(days.first()).toBeVisible();
  // At the end of a month there may be only one free day. The next month then has more free days.
  if ((await days.count()) < 2) await page.getByRole('button', { name: 'Later month' }).click();
  await expect(days.nth(1)).toBeVisible();
  await days.first().focus();
  await page.keyboard.press('Space');
  await expect(days.first()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  return (await days.nth(1).getAttribute('aria-label')) ?? '';
}

/** Types address and postcode. Floor, lift and parking keep their defaults. */
export async function fillAddress(page: Page, name: string): Promise<void> {
  const address = page.getByRole('group', { name });
  await address.getByRole('textbox', { name: /^Full address/ }).fill('1 Example Street');
  await address.getByRole('textbox', { name: /^Postcode/ }).fill('E16 0AA');
}
