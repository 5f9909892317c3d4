import type { Locator, Page } from '@playwright/test';

/** Largest number of Tab presses. */
const MAX_TABS = 200;

/** Moves the focus to an element, using only the Tab key. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let count = 0; count < MAX_TABS; count += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not reach ${String(target)}.`);
}

/** Moves the focus to a button or link with the Tab key and presses Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field with the Tab key and types. */
export async function typeByKeyboard(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
