import type { Page } from '@playwright/test';
import { stayOnOrderPlacedPage } from '../../support/flows/checkout.ts';
import { readStoredValue } from '../../support/flows/stored-state.ts';
import { navigateWithin, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import { longForm } from '../../support/long-form.ts';

const SHORT_PHONE = 'Mobile no should be of atleast 11 digits';
const NO_CAPTCHA = 'Please fill the captcha';

test.describe('content pages (specification, sections 2 and 9)', () => {
  test(
    'the FAQ is 18 entries that open and close by keyboard, with the stated facts',
    longForm,
    async ({ page }) => {
      await page.goto('/faq');
      await waitUntilLoaded(page);
      const entries = page.getByRole('main').locator('button[aria-expanded]');
      await expect(entries).toHaveCount(18);
      await entries.first().focus();
      await page.keyboard.press('Enter');
      await expect(entries.first()).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Space');
      await expect(entries.first()).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Tab');
      await expect(entries.nth(1)).toBeFocused();
      // Expects the text of closed panels, which stay in the page for search engines.
      for (const fact of [
        /£5,?000/,
        /half (of )?the purchase price/,
        /mainland postcodes in England, Wales and Scotland/,
        /at least a week before/,
        /warehouse/,
      ])
        await expect(page.getByRole('main')).toContainText(fact);
    },
  );

  test('the terms are 19 sections, reached by their table of contents and by address', async ({
    page,
  }) => {
    await page.goto('/terms#privacy');
    await waitUntilLoaded(page);
    await expect(page.locator('#privacy')).toBeInViewport();
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(sections.filter({ hasText: /^\d+\./ })).toHaveCount(19);
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(contents).toHaveCount(19);
    for (const link of await contents.all())
      await expect(
        page.locator((await link.getAttribute('href'))?.replace('/terms', '') ?? ''),
      ).toHaveCount(1);
    await contents.nth(17).click();
    await expect(sections.filter({ hasText: /^18\./ })).toBeInViewport();
  });

  test('about us has banner, picture and description', longForm, async ({ page }) => {
    await page.goto('/about');
    await waitUntilLoaded(page);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    const paragraphs = page.getByRole('main').getByRole('paragraph');
    await expect
      .poll(async () => (await paragraphs.allTextContents()).join(' ').length)
      .toBeGreaterThan(300);
  });

  test(
    'the fit check has its tagline and note, the gallery, and featured products',
    longForm,
    async ({ page }) => {
      await page.goto('/fitcheck');
      await waitUntilLoaded(page);
      const main = page.getByRole('main');
      await expect(main.getByText('Tag Us In Your Pictures To Be Featured')).toBeVisible();
      await expect(main.getByText('Updated Weekly!')).toBeVisible();
      await expect(main.getByRole('figure')).toHaveCount(9);
      await expect(main.getByRole('link', { name: 'The cathedral veil' })).toHaveAttribute(
        'href',
        'https://example.com/fitcheck/lace-veil',
      );
      await main.getByRole('link', { name: 'Dress with Train Clean' }).click();
      await expect(page).toHaveURL(/\/innerdresses$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dress with Train Clean');
    },
  );

  test(
    '/thankyou shows that the team will be in contact, and the order page clears nothing without an order',
    longForm,
    async ({ page, context }) => {
      await stayOnOrderPlacedPage(context);
      await page.goto('/thankyou');
      await waitUntilLoaded(page);
      await expect(page.getByRole('main')).toContainText(/team will be in contact/i);
      await page.evaluate(() => localStorage.setItem('customerId', '9'));
      await page.goto('/thankyouorderplace');
      await waitUntilLoaded(page);
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
      expect(await readStoredValue(page, 'customerId')).toBe('9');
    },
  );
});

test.describe('the contact form (specification, sections 2, 5 and 7; rule 39)', () => {
  test('requires the captcha, shows a message about a short phone, sends the five fields, and goes to /thankyou', async ({
    page,
    request,
  }) => {
    const sent: Record<string, unknown>[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/users/contactus'))
        sent.push(call.postDataJSON() as Record<string, unknown>);
    });
    await page.goto('/faq');
    await navigateWithin(page, '/contact');
    await fillIn(page, { phone: '0770' });
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    // The hover prevents that the toast disappears.
    await toast(page, NO_CAPTCHA).hover();
    await expect(toast(page, SHORT_PHONE)).toBeVisible();
    const { y, x, width } = (await toast(page, NO_CAPTCHA).boundingBox()) ?? {
      y: 999,
      x: 0,
      width: 0,
    };
    expect(y, 'toasts are at the top').toBeLessThan(200);
    expect(Math.abs(x + width / 2 - 640), 'and centred').toBeLessThan(80);
    expect(sent).toEqual([]);

    const box = page.getByRole('main').getByRole('checkbox');
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: /^Phone/ }).fill('07700 900123');
    await send.click();
    await expect(page).toHaveURL(/\/thankyou$/);
    await expect(toast(page, 'Submitted!')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      name: 'A visitor',
      subject: 'Veil',
      email: 'visitor@example.com',
      password: '07700 900123',
      message: 'Do you clean veils?',
    });
    const again = await request.post('/api/users/contactus', { data: sent[0] });
    expect(again.ok(), 'a solution is spent once').toBe(false);
  });
});

async function fillIn(page: Page, { phone }: { phone: string }): Promise<void> {
  const field = (name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
  await field(/^Name/).fill('A visitor');
  await field(/^Subject/).fill('Veil');
  await field(/^Email/).fill('visitor@example.com');
  await field(/^Phone/).fill(phone);
  await field(/^Message/).fill('Do you clean veils?');
}

const toast = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();
