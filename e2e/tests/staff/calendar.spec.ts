import type { Page } from '@playwright/test';
import { addColleague, openDesk, owner } from '../../support/staff/colleagues.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';
import { longForm } from '../../support/long-form.ts';

const manager = { username: 'calendar@example.com', password: 'a long password', role: 'manager' };

test(
  'two people change the same rules of the calendar, and neither change is lost unseen',
  longForm,
  async ({ page, browser, shop, consoleErrors }) => {
    await addColleague(shop, manager);
    const colleague = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await openDesk(page, owner);
    await openDesk(colleague, manager);
    await page.setViewportSize({ width: 390, height: 900 });
    for (const tab of [page, colleague]) {
      await tab.goto('/admin/calendar');
      await expect(findForm(tab)).toBeVisible();
    }
    await findForm(colleague).getByLabel('Places in the morning').fill('8');
    await save(colleague);
    await expect(findForm(colleague).getByText('Saved.')).toBeVisible();

    await findForm(page).getByLabel('Days of notice').fill('5');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'A colleague changed this meanwhile' });
    await expect(dialog.getByText(/By .*calendar@example\.com|By Kim Example/)).toBeVisible();
    await expect(dialog.getByText('Places in the morning')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflowingElements(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(dialog).toHaveCount(0);
    for (const tab of [page, colleague]) {
      await tab.reload();
      await expect(findForm(tab).getByLabel('Places in the morning')).toHaveValue('8');
      await expect(findForm(tab).getByLabel('Days of notice')).toHaveValue('5');
    }
    // Expects the browser's console message about the refused call.
    expect(consoleErrors.splice(0).join()).toMatch(/409/);
    await colleague.context().close();
  },
);

const findForm = (page: Page) => page.getByRole('form', { name: 'Move' });

const save = (page: Page) => page.getByRole('button', { name: 'Save: Move' }).click();
