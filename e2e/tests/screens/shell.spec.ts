import { navigateWithin, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the shell around every page', () => {
  test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
    await page.goto('/services');
    await waitUntilLoaded(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  test(
    'header and footer show contact details, social links and the external menus (specification, section 1)',
    longForm,
    async ({ page }) => {
      await page.goto('/faq');
      await waitUntilLoaded(page);
      for (const menu of ['Moving', 'Logistics', 'Storage', 'Packing Materials', 'Contact Us']) {
        for (const part of ['banner', 'contentinfo'] as const) {
          const link = page.getByRole(part).getByRole('link', { name: menu, exact: true }).first();
          await expect(link, `${menu} in ${part}`).toBeVisible();
          expect(new URL((await link.getAttribute('href')) ?? '').host).not.toBe(
            new URL(page.url()).host,
          );
        }
      }
      for (const part of ['banner', 'contentinfo'] as const) {
        await expect(page.getByRole(part).locator('a[href^="tel:"]').first()).toBeVisible();
        await expect(page.getByRole(part).getByRole('link', { name: 'Instagram' })).toBeVisible();
      }
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(/registered in England and Wales, company number/);
      await expect(footer.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
    },
  );

  test(
    'after a navigation the focus is on the new heading, and the title is announced',
    longForm,
    async ({ page }) => {
      await page.goto('/services');
      await waitUntilLoaded(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Removal kits' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Removal kits' })).toBeFocused();
      await expect(
        page.getByRole('status').filter({ hasText: 'Removal kits | SLR London' }),
      ).toHaveCount(1);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test('going back restores the scroll position of a page', longForm, async ({ page }) => {
    await page.goto('/services');
    await waitUntilLoaded(page);
    // Waits until the page has handled the scroll event.
    await page.evaluate(
      () =>
        new Promise<void>((heard) => {
          addEventListener('scroll', () => heard(), { once: true });
          scrollTo(0, 700);
        }),
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await navigateWithin(page, '/removalkit');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });
});

test.describe('the sidebar of screens up to 767 px (specification, section 2)', () => {
  test.use({ viewport: { width: 767, height: 900 } });

  test('marks the body while open, traps the focus, closes by Escape and by a link, restores the focus, and does not exist on wider screens', async ({
    page,
  }) => {
    await page.goto('/faq');
    await waitUntilLoaded(page);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Open the menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await expect(sidebar).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/sidebar-open/);
    const inside = () =>
      page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')));
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press(step % 4 === 3 ? 'Shift+Tab' : 'Tab');
      await expect.poll(inside, `after ${step + 1} steps`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sidebar).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/sidebar-open/);
    await expect(opener).toBeFocused();

    await opener.click();
    await sidebar.getByRole('link', { name: 'Removal kits' }).click();
    await expect(page).toHaveURL(/removalkit$/);
    await expect(sidebar).toHaveCount(0);
    await opener.click();
    await expect(sidebar).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(sidebar).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/sidebar-open/);
  });

  test('opens as soon as its code is fetched, even if the network was lost at the click', async ({
    page,
    consoleErrors,
  }) => {
    await page.route(/later-/, (route) => route.abort());
    await page.goto('/faq');
    await waitUntilLoaded(page);
    const missed = page.waitForEvent('requestfailed', (call) => /later-/.test(call.url()));
    await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await missed;
    await expect(sidebar).toHaveCount(0);
    await page.unroute(/later-/);
    await expect(sidebar).toBeVisible();
    consoleErrors.length = 0;
  });

  test(
    'has two collapsible groups, moving and logistics, that toggle by keyboard',
    longForm,
    async ({ page }) => {
      await page.goto('/faq');
      await waitUntilLoaded(page);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const sidebar = page.getByRole('dialog', { name: 'Menu' });
      for (const name of ['Moving', 'Logistics']) {
        const group = sidebar.getByRole('button', { name });
        const all = sidebar.getByRole('link', { name: `All of ${name}` });
        await expect(group).toHaveAttribute('aria-expanded', 'false');
        await expect(all).toHaveCount(0);
        await group.focus();
        await page.keyboard.press('Space');
        await expect(group).toHaveAttribute('aria-expanded', 'true');
        await expect(all).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(all).toHaveCount(0);
      }
    },
  );
});
