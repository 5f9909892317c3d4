import type { Page } from '@playwright/test';
import { placeMoveOrder } from '../../support/flows/move-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { findTimeline, openDeskOrder, openOrderAsStaff } from '../../support/staff/open-order.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';

const softly = expect.configure({ soft: true });

const actions = [
  {
    name: 'cancelled',
    open: 'Cancel order',
    submit: 'Cancel the order',
    hasReason: true,
    entries: [/^Cancelled/, /^Mail: Cancellation/],
    conflict: /State Cancelled Cancelled/,
  },
  {
    name: 'moved a step',
    open: 'Move to: Day agreed',
    submit: 'Move the step',
    hasReason: false,
    entries: [/^Step: Day agreed/, /^Mail: Step: Day agreed/],
    conflict: /Day agreed Day agreed/,
  },
];

for (const width of flowWidths)
  for (const { name, open, submit, hasReason, entries, conflict } of actions)
    test(
      `an order is ${name} once, with one mail, by a double click and in two tabs at ${width} px`,
      longForm,
      async ({ page, context, shop, consoleErrors }) => {
        const guest = await createGuest(shop, `${crypto.randomUUID()}@example.com`);
        const { orderno } = await placeMoveOrder(shop, guest);
        await openOrderAsStaff(page, orderno);
        const otherTab = await context.newPage();
        await openDeskOrder(otherTab, orderno);
        for (const tab of [page, otherTab]) {
          await tab.setViewportSize({ width, height: 900 });
          await tab.getByRole('main').getByRole('button', { name: open }).click();
          const dialog = tab.getByRole('dialog');
          await expect(dialog.getByText(/^E-mail to /)).toBeVisible();
          if (hasReason) await dialog.getByLabel('Reason').fill('Asked by phone');
        }
        await findSubmit(page, submit).dblclick();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectOneEntryEach(page, entries);

        await findSubmit(otherTab, submit).click();
        const dialog = otherTab.getByRole('dialog', {
          name: 'A colleague changed this meanwhile',
        });
        await expect(dialog.getByRole('row', { name: conflict })).toBeVisible();
        await softly.poll(() => findViolations(otherTab), 'the conflict').toEqual([]);
        await softly.poll(() => findOverflowingElements(otherTab), 'the conflict').toEqual([]);
        await dialog.getByRole('button', { name: 'Discard mine' }).click();
        await expect(otherTab.getByRole('dialog')).toHaveCount(0);
        await expectOneEntryEach(otherTab, entries);
        expect(consoleErrors).toEqual([]);
      },
    );

const findSubmit = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name });

async function expectOneEntryEach(page: Page, entries: readonly RegExp[]): Promise<void> {
  for (const entry of entries)
    await expect(
      findTimeline(page).getByRole('listitem').filter({ hasText: entry }),
      String(entry),
    ).toHaveCount(1);
}
