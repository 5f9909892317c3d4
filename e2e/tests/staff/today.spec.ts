import type { Page } from '@playwright/test';
import { logIn } from '../../support/flows/checkout.ts';
import { demoOwner, test } from '../../support/flows/demo-shop.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { expect } from '../../support/test.ts';

// Runs all tests in one worker, because only one worker has the shop with the demo data.
test.describe.configure({ mode: 'default' });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Signs in. Staff then see the page Today. */
async function openDesk(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page, demoOwner.email, demoOwner.password);
  await expect(heading(page, 'Today')).toBeVisible();
}

async function expectUsable(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflowingElements(page)).toEqual([]);
}

for (const width of flowWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'Today shows the firm, and its figures lead to lists of as many rows',
      longForm,
      async ({ page }) => {
        await openDesk(page);
        await expect(page.getByText('Takings of the last 12 weeks')).toBeVisible();
        await expect(page.locator('canvas')).toBeVisible();
        await expectUsable(page);
        for (const [figure, rowCaption] of [
          [/Garments that will miss their date$/, 'Orders'],
          [/Orders waiting for payment$/, 'Orders'],
          [/Orders today$/, 'Orders'],
          [/Bookings not confirmed$/, 'Bookings that are not confirmed'],
          [/Mails that failed$/, 'Mails that could not be sent'],
        ] as const) {
          await page.goto('/admin');
          const link = page.getByRole('link', { name: figure });
          const count = Number.parseInt((await link.textContent()) ?? '', 10);
          expect(count).toBeGreaterThan(0);
          await link.click();
          const rows = page.getByRole('table', { name: rowCaption }).locator('tbody tr');
          await expect(rows).toHaveCount(count);
        }
        await expect(heading(page, 'Mails that failed')).toBeVisible();
        await expectUsable(page);
      },
    );

    test(
      'the plan of a day lists its jobs, and leads to the next day',
      longForm,
      async ({ page }) => {
        await openDesk(page);
        const day = page.getByRole('table', { name: 'Work of the next seven days' });
        await day
          .getByRole('link', { name: /^(Moves|Collections) on/ })
          .first()
          .click();
        await expect(heading(page, /^Work of /)).toBeVisible();
        await expect(page.getByRole('link', { name: /^SLR/ }).first()).toBeVisible();
        await expectUsable(page);
        const title = await heading(page, /^Work of /).textContent();
        await page.getByRole('link', { name: 'Next day' }).click();
        await expect(heading(page, /^Work of /)).not.toHaveText(title ?? '');
      },
    );
  });
}
