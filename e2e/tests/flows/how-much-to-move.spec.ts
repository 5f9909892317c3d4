import type { Page } from '@playwright/test';
import {
  findLowTargets,
  findOverflowingElements,
  findViolations,
} from '../../support/screens/visual-checks.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { delayCalls } from '../../support/flows/delay-calls.ts';
import { longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/test.ts';

const QUOTE = '/how-much-to-move';

test.use({ viewport: { width: 390, height: 844 } });

const findTotal = (page: Page) => page.getByRole('region', { name: 'How much it comes to' });
const postcode = (page: Page, end: string) =>
  page.getByRole('group', { name: end }).getByRole('textbox', { name: 'Postcode' });

test(
  'on a phone a move is counted, its package found, and a quote requested, despite a reload and a failure',
  longForm,
  async ({ page, consoleErrors }) => {
    await page.goto('/home-removals');
    await waitUntilLoaded(page);
    await page.getByRole('main').getByRole('link', { name: 'How much do I have to move?' }).click();
    await expect(page).toHaveURL(/\/how-much-to-move$/);
    await waitUntilLoaded(page);
    await page.getByRole('radio', { name: '2 bedrooms' }).check();
    await expect(findTotal(page)).toContainText('23.1 m³');
    await page.getByRole('heading', { level: 3, name: 'Bedrooms' }).click();
    await page.getByRole('button', { name: 'Increase quantity of Cot' }).click();
    await expect(findTotal(page)).toContainText('23.6 m³');
    await expect(findTotal(page).getByRole('link', { name: 'See what fits' })).toBeInViewport();
    await postcode(page, 'Moving from').fill('se1 7pb');
    await postcode(page, 'Moving to').fill('e16');
    await postcode(page, 'Moving to').blur();
    await expect(page.getByText(/not a whole UK postcode/)).toBeVisible();
    await postcode(page, 'Moving to').fill('e16 0aa');

    await page.reload();
    await waitUntilLoaded(page);
    await expect(findTotal(page)).toContainText('23.6 m³');
    await expect(postcode(page, 'Moving to')).toHaveValue('e16 0aa');
    await findTotal(page).getByRole('link', { name: 'See what fits' }).click();
    await expect(page.getByText('Two-Bedroom Move fits')).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Removal Kit B/ })).toBeVisible();

    await page.getByRole('button', { name: 'Ask for a quote' }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('A visitor');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('visitor@example.com');
    await page.getByRole('main').getByRole('checkbox').click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect.poll(() => findViolations(page)).toEqual([]);
    await expect.poll(() => findLowTargets(page)).toEqual([]);

    await page.route('**/quotes/request', (route) => route.abort());
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing that you typed is lost');
    await page.unroute('**/quotes/request');
    consoleErrors.length = 0;
    await page.getByRole('main').getByRole('checkbox').click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    const sending = page.waitForRequest('**/quotes/request');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect((await sending).postDataJSON()).toMatchObject({
      source: 'calculator',
      journey: { from: { postcode: 'SE1 7PB' }, to: { postcode: 'E16 0AA' } },
      items: expect.arrayContaining([{ id: 'cot', name: 'Cot', quantity: 1, litres: 500 }]),
    });
    await expect(page).toHaveURL(/\/my-quote$/);
    await expect(page.getByText('We are working on your quote')).toBeVisible();
  },
);

test('clicks before hydration are counted once', longForm, async ({ page }) => {
  const releaseCalls = await delayCalls(page, /\/releases\/.*\.js$/);
  await page.goto(QUOTE, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity of Armchair' }).click();
  await page.getByRole('button', { name: 'Increase quantity of Armchair' }).click();
  await page.getByRole('radio', { name: 'Studio' }).scrollIntoViewIfNeeded();
  releaseCalls();
  await waitUntilLoaded(page);
  await expect(findTotal(page)).toContainText('1.4 m³');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => findOverflowingElements(page)).toEqual([]);
});

test('without scripts it can be read, with the prices of packages and contact details', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(QUOTE);
  const main = page.getByRole('main');
  await expect(main.getByText(/counts itself only with JavaScript/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Family House Move' })).toBeVisible();
  await expect(main.getByText('£980.00')).toBeVisible();
  await context.close();
});
