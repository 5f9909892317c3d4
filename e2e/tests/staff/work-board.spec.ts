import type { Locator, Page } from '@playwright/test';
import { placeMoveOrder, readMoveDays } from '../../support/flows/move-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { inspectPage } from '../../support/staff/catalogue-desk.ts';
import { addColleague, owner } from '../../support/staff/colleagues.ts';
import { pressByKeyboard, tabTo, typeByKeyboard } from '../../support/staff/keyboard.ts';
import { addCrew } from '../../support/staff/work.ts';
import { limitInShortForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/test.ts';

/** Longest time until a colleague's change appears, in ms, with a margin for a busy machine. */
const SEEN_MS = 5_000 * 3;

/** Largest number of options that a test walks through. */
const MAX_OPTIONS = 30;

// The short form has the width with more: hours, and jobs that are dragged.
for (const width of limitInShortForm([1280, 390], 1))
  test(`a day is planned by keyboard at ${width} px, and a colleague sees it`, async ({
    page,
    browser,
    shop,
    consoleErrors,
  }) => {
    const id = crypto.randomUUID().slice(0, 6);
    const guest = await createGuest(shop, `board-${id}@example.com`);
    const openDays = (await readMoveDays(shop, guest)).filter(
      ({ morning, afternoon }) => morning > 0 && afternoon > 0,
    );
    const day = openDays.at(width === 390 ? -2 : -3)?.day ?? '';
    const morningMove = await placeMoveOrder(shop, guest, { date: day, half: 'morning' });
    const afternoonMove = await placeMoveOrder(shop, guest, { date: day, half: 'afternoon' });
    const [north, south] = [`North ${id}`, `South ${id}`];
    await addCrew(shop, north, { absentOn: day });
    await addCrew(shop, south);
    const colleague = {
      username: `planner-${id}@example.com`,
      password: 'a long password',
      role: 'staff',
    };
    await addColleague(shop, colleague);

    await page.setViewportSize({ width, height: 900 });
    await storeBeforeOpening(page.context(), await signInByApi(page.request, owner));
    const otherContext = await browser.newContext({
      baseURL: shop.url,
      viewport: { width, height: 900 },
    });
    const otherPage = await otherContext.newPage();
    await storeBeforeOpening(otherContext, await signInByApi(otherPage.request, colleague));
    for (const tab of [page, otherPage]) {
      await tab.goto(`/admin/work?day=${day}`);
      await expect(findFreeJobs(tab).getByRole('article')).toHaveCount(2);
    }
    for (const size of [390, width]) {
      await page.setViewportSize({ width: size, height: 900 });
      await inspectPage(page, `board of a day at ${size} px`);
    }

    const dialog = page.getByRole('dialog');
    await test.step('the morning goes to a crew with an absent person, with a reason', async () => {
      await pressByKeyboard(page, findJob(page, morningMove.orderno));
      await chooseByKeyboard(page, dialog.getByRole('combobox', { name: 'Crew' }), north);
      await expect(dialog.getByRole('textbox', { name: 'Start' })).toHaveValue('08:00');
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Save', exact: true }));
      await expect(dialog.getByText(`Ann of ${north} is absent.`)).toBeVisible();
      await inspectPage(page, 'a job that needs a reason');
      await expect(dialog.getByRole('combobox', { name: 'Crew' }).locator(':checked')).toHaveText(
        north,
      );
      await typeByKeyboard(page, dialog.getByRole('textbox', { name: 'Reason' }), 'A helper joins');
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Save all the same' }));
      await expect(dialog).toHaveCount(0);
      await expect(findCrew(page, north).getByText(/^08:00–/)).toBeVisible();
    });

    await test.step('the colleague sees it without a press', async () => {
      await expect(findCrew(otherPage, north).getByText(/^08:00–/)).toBeVisible({
        timeout: SEEN_MS,
      });
    });

    await test.step('the next job has the focus, and goes to the other crew', async () => {
      await expect(findJob(page, afternoonMove.orderno)).toBeFocused();
      await page.keyboard.press('Enter');
      await chooseByKeyboard(page, dialog.getByRole('combobox', { name: 'Crew' }), south);
      await typeByKeyboard(page, dialog.getByRole('textbox', { name: 'Start' }), '1330');
      await page.keyboard.press('Enter');
      // The reason has the focus, because the customer has not confirmed the day yet.
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
      await page.keyboard.type('Agreed by phone');
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Save all the same' }));
      await expect(dialog).toHaveCount(0);
      await expect(findCrew(page, south).getByText(/^13:30–/)).toBeVisible();
      await expect(findFreeJobs(page).getByText('Every job has a crew.')).toBeVisible();
      await inspectPage(page, 'board of a planned day');
    });

    await test.step('the last assignment is undone, also for the colleague', async () => {
      const undo = page.getByRole('button', { name: `Undo ${afternoonMove.orderno}` });
      await pressByKeyboard(page, undo);
      await expect(findFreeJobs(page).getByRole('article')).toHaveCount(1);
      await expect(findFreeJobs(otherPage).getByRole('article')).toHaveCount(1, {
        timeout: SEEN_MS,
      });
    });

    // A phone shows lists without hours, on which nothing is dragged.
    if (width === 1280)
      await test.step('a job dropped on a crew asks for the same reason, and stays without it', async () => {
        await dragTo(page, findFreeJobs(page).getByRole('article'), findCrew(page, south));
        await expect(dialog.getByText('The customer has not confirmed the day yet.')).toBeVisible();
        await expect(dialog.getByRole('combobox', { name: 'Crew' }).locator(':checked')).toHaveText(
          south,
        );
        await page.keyboard.press('Escape');
        await expect(findFreeJobs(page).getByRole('article')).toHaveCount(1);
      });

    await test.step('a proposal fills the day', async () => {
      await pressByKeyboard(page, page.getByRole('button', { name: 'Fill the day' }));
      await expect(dialog.getByRole('list', { name: 'Proposals' })).toContainText(
        afternoonMove.orderno,
      );
      await inspectPage(page, 'proposals for a day');
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Accept', exact: true }));
      await typeByKeyboard(page, dialog.getByRole('textbox', { name: 'Reason' }), 'By phone');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Accepted')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(findFreeJobs(page).getByText('Every job has a crew.')).toBeVisible();
    });

    await test.step('the week and the crews are free of faults too', async () => {
      await page.goto(`/admin/work?day=${day}&view=week`);
      await expect(findJob(page, morningMove.orderno)).toBeVisible();
      await inspectPage(page, 'board of a week');
      await pressByKeyboard(page, findJob(page, morningMove.orderno));
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Another day' }));
      await expect(
        page.getByRole('dialog', { name: `Another day for ${morningMove.orderno}` }),
      ).toContainText('E-mail to');
      await inspectPage(page, 'another day for a job');
      await page.keyboard.press('Escape');
      await expect(findJob(page, morningMove.orderno)).toBeFocused();
      await page.goto('/admin/work/crews');
      await expect(page.getByRole('button', { name: `Change ${north}` })).toBeVisible();
      await inspectPage(page, 'crews and vans');
    });
    // Expects the browser's console messages about the refused assignments.
    expect(consoleErrors.splice(0).join()).toMatch(/409/);
    await otherContext.close();
  });

const findFreeJobs = (page: Page) => page.getByRole('region', { name: 'Without a crew' });

const findCrew = (page: Page, name: string) => page.getByRole('region', { name });

const findJob = (page: Page, orderno: string) =>
  page.getByRole('article').getByRole('button', { name: new RegExp(orderno) });

/** Moves the focus to a list and chooses an option with the arrow keys. */
async function chooseByKeyboard(page: Page, select: Locator, label: string): Promise<void> {
  await tabTo(page, select);
  const isChosen = async () => (await select.locator(':checked').textContent()) === label;
  for (let count = 0; count < MAX_OPTIONS && !(await isChosen()); count += 1)
    await page.keyboard.press('ArrowDown');
  await expect(select.locator(':checked')).toHaveText(label);
}

/** Drags an element to the middle of another one by mouse, in steps as a hand does. */
async function dragTo(page: Page, source: Locator, target: Locator): Promise<void> {
  const from = await source.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('The dragged card or its target is not visible.');
  await page.mouse.move(from.x + from.width / 2, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 30, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 });
  await page.mouse.up();
}
