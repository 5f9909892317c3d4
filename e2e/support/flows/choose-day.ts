import { type Page, expect } from '@playwright/test';

/** Takes the second day of the calendar by keyboard alone, and returns it as it is read out. */
export async function chooseDay(page: Page): Promise<string> {
  const days = page.getByRole('group', { name: 'Preferred day' }).getByRole('radio');
  await expect(days.first()).toBeVisible();
  // At the end of a month only one of its days may be left.
  if ((await days.count()) < 2) await page.getByRole('button', { name: 'Later month' }).click();
  await expect(days.nth(1)).toBeVisible();
  await days.first().focus();
  await page.keyboard.press('Space');
  await expect(days.first()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  return (await days.nth(1).getAttribute('aria-label')) ?? '';
}

/** Types one of the addresses of a move; floor, lift and parking stay as they are. */
export async function fillAddress(page: Page, name: string): Promise<void> {
  const address = page.getByRole('group', { name });
  await address.getByRole('textbox', { name: /^Full address/ }).fill('1 Example Street');
  await address.getByRole('textbox', { name: /^Postcode/ }).fill('E16 0AA');
}
