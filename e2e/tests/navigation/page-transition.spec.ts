import type { Page } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    turns: number;
  }
}

/** Returns the number of view transitions during a navigation to another page and back. */
async function countTransitions(page: Page): Promise<number> {
  await page.addInitScript(() => {
    window.turns = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      window.turns += 1;
      return start(change);
    };
  });
  await page.goto('/faq');
  await waitUntilLoaded(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveTitle(/About/);
  // Waits for the content, because the footer moves when the content replaces the skeleton.
  await waitUntilLoaded(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveTitle(/Questions/);
  await page.goBack();
  await expect(page).toHaveTitle(/About/);
  return page.evaluate(() => window.turns);
}

test('one page fades into the next without reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await countTransitions(page)).toBeGreaterThanOrEqual(2);
});

test('pages change at once with reduced motion', longForm, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await countTransitions(page)).toBe(0);
});
