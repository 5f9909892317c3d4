import { type Page, expect } from '@playwright/test';

/** Selects the second free day with the keyboard. Returns its accessible name. */
export async function chooseDay(page: Page): Promise<string> {
  const days = page.getByRole('group', { name: 'Preferred day' }).getByRole('radio');
  await expect(days.first()).toBeVisible();
  // At the end of a month only one free day may be left, so the next month is opened.
  if ((await days.count()) < 2) await page.getByRole('button', { name: 'Later month' }).click();
  await expect(days.nth(1)).toBeVisible();
  await days.first().focus();
  await page.keyboard.press('Space');
  await expect(days.first()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  return (await days.nth(1).getAttribute('aria-label')) ?? '';
}

/** Types address and postcode. Floor, lift and parking keep their initial values. */
export async function fillAddress(page: Page, name: string): Promise<void> {
  const address = page.getByRole('group', { name });
  await address.getByRole('textbox', { name: /^Full address/ }).fill('1 Example Street');
  await address.getByRole('textbox', { name: /^Postcode/ }).fill('E16 0AA');
}
