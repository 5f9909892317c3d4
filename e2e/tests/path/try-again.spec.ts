import { longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/test.ts';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('an unfinished page can be loaded again', longForm, async ({ page }) => {
    await page.goto('/details?a=1');
    const retryLink = page.getByRole('main').getByRole('link', { name: 'Try again' });
    // The stylesheet displays the link after 20 s (`page-skeleton.module.css`).
    await expect(retryLink).toBeVisible();
    const pageRequest = page.waitForRequest('**/details?a=1');
    await retryLink.click();
    expect((await pageRequest).isNavigationRequest()).toBe(true);
  });
});
