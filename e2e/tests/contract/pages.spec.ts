import { longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/contract.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { findOverflowingElements } from '../../support/screens/visual-checks.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { findVisibleText } from '../../support/screens/find-visible-text.ts';

test.describe('pages with the minimal backend (specification, sections 2 and 7)', () => {
  test(
    'services are sorted by priority, also as text, have Coming Soon, and lead to a product',
    longForm,
    async ({ page }) => {
      await page.goto('/services');
      await waitUntilLoaded(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'Gown Care',
        'Piano Moves',
        'Moving Boxes',
      ]);
      const soon = main.getByRole('listitem').filter({ hasText: 'Coming Soon' });
      await expect(soon).toHaveText(/Piano Moves/);

      await main.getByRole('link', { name: 'Gown Care' }).click();
      await expect(page).toHaveURL(/\/subservices$/);
      await main.getByRole('link', { name: 'Lace' }).click();
      await expect(page).toHaveURL(/\/dresses$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lace');
      await main.getByRole('link', { name: 'Silk Gown Clean' }).click();
      await expect(page).toHaveURL(/\/gown-care\/silk-gown-clean$/);
      await expect(findVisibleText(main, 'Size: one gown with train')).toBeVisible();
      const options = main.getByRole('combobox', { name: 'Keepsake Box' }).getByRole('option');
      await expect(options).toHaveText(['No', 'Standard (+£40.00)', 'Personalised (+£55.00)']);
      await expect(main.getByRole('combobox', { name: 'Express' }).getByRole('option')).toHaveText([
        'No',
        'Standard (+£25.00)',
      ]);
      await main.getByRole('combobox', { name: 'Express' }).selectOption('standard');
      await expect(findVisibleText(main, '£145.50')).toBeVisible();
    },
  );

  test(
    'a listing omits products without an image, and uses the brand for empty meta fields',
    longForm,
    async ({ page }) => {
      await page.goto('/moving-boxes');
      await waitUntilLoaded(page);
      await expect(page).toHaveTitle('SLR London');
      const cards = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(cards).toHaveText(['Book Box']);
      await expect(page.getByText('£2.95')).toBeVisible();
      await page.goto('/piano-moves');
      await waitUntilLoaded(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
        /Nothing to order here yet/,
      );
    },
  );

  test(
    'a long name without spaces wraps instead of widening the page',
    longForm,
    async ({ page, cleanBackend }) => {
      const name = 'Gownoverembroideredwithfreshwaterpearlsandmotherofpearl'.repeat(3);
      const banner = { title: name, tagline: name };
      const service = { id: 1, name, slug: 'gown-care' };
      const product = { id: 11, name, slug: 'long', price: 5, description: name, serviceid: 1 };
      cleanBackend.override('GET users/getbanners', { body: { status: true, data: [banner] } });
      cleanBackend.override('GET users/getservices', { body: [service] });
      cleanBackend.override('GET users/getproductbyslug', { body: { data: product } });
      // Repeats the request until the cached page has expired and the new page contains the new
      // product.
      const served = async () => (await page.request.get('/gown-care')).text();
      await expect.poll(served).toContain(name);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of ['/', '/gown-care', '/gown-care/long']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
          await expect
            .poll(() => findOverflowingElements(page), `${path} at ${width} px`)
            .toEqual([]);
        }
      }
    },
  );

  test(
    'our product texts are neither requested nor rendered if the backend has none',
    longForm,
    async ({ page, cleanBackend }) => {
      for (const path of ['/', '/gown-care/silk-gown-clean', '/RemovalKitA']) {
        await page.goto(path);
        await waitUntilLoaded(page);
      }
      await page.goto('/gown-care/silk-gown-clean');
      await waitUntilLoaded(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Veil Clean' })).toBeVisible();
      for (const text of ['What is included', 'How it goes', 'How long it takes'])
        await expect(main.getByText(text)).toHaveCount(0);
      const calledPaths = cleanBackend.calls.map(({ path }) => path);
      expect(calledPaths.filter((path) => /productdetails|startingprices/.test(path))).toEqual([]);
    },
  );

  test(
    'the search finds services and products in the lists of section 7',
    longForm,
    async ({ page }) => {
      await page.goto('/faq');
      await waitUntilLoaded(page);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Products and services' }).fill('book');
      await page.getByRole('option', { name: /Book Box/ }).click();
      await expect(page).toHaveURL(/\/moving-boxes\/book-box$/);
    },
  );

  test('about, fit check and kits need no other calls', longForm, async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByText('A family of movers and menders.')).toBeVisible();
    await page.goto('/fitcheck');
    await waitUntilLoaded(page);
    await expect(page.getByRole('link', { name: '@fit' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Silk Gown Clean' }).click();
    await expect(page).toHaveURL(/\/innerdresses$/);
    await page.goto('/RemovalKitB');
    await waitUntilLoaded(page);
    await expect(page.getByRole('main').getByText('£343.00')).toBeVisible();
  });

  test(
    'the contact form has its captcha, and sends the fields of section 7',
    longForm,
    async ({ page, cleanBackend }) => {
      await page.goto('/contact');
      await waitUntilLoaded(page);
      await page.getByRole('textbox', { name: /^Phone/ }).fill('07700900123');
      await page.getByRole('textbox', { name: /^Email/ }).fill('visitor@example.com');
      await page.getByRole('main').getByRole('checkbox').click();
      await expect(page.getByText('Verified', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL(/\/thankyou$/);
      const sent = cleanBackend.calls.find(({ path }) => path === 'users/contactus')?.body;
      expect(sent).toMatchObject({
        email: 'visitor@example.com',
        password: '07700900123',
        message: '',
        name: '',
        subject: '',
      });
    },
  );

  test(
    'the quote page sends a contact message by section 7 if the shop sells no moves',
    longForm,
    async ({ page, cleanBackend }) => {
      await page.goto('/how-much-to-move');
      await waitUntilLoaded(page);
      await page.getByRole('radio', { name: 'Studio' }).check();
      await expect(page.getByText('We quote for your move in person')).toBeVisible();
      await page.getByRole('button', { name: 'Ask for a quote' }).click();
      await page.getByRole('textbox', { name: 'Your name' }).fill('A visitor');
      await page.getByRole('textbox', { name: 'Phone' }).fill('07700900123');
      await page.getByRole('main').getByRole('checkbox').click();
      await expect(page.getByText('Verified', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Send enquiry' }).click();
      await expect(page).toHaveURL(/\/thankyou$/);
      const sent = cleanBackend.calls.find(({ path }) => path === 'users/contactus')?.body;
      expect(sent).toEqual({
        email: '',
        password: '07700900123',
        message: expect.stringContaining('1 x Double bed with mattress'),
        name: 'A visitor',
        subject: 'Quote for a move of 8.0 m³',
        captcha: expect.any(String),
      });
    },
  );

  test(
    'nothing is requested beyond section 7: no text, no note, and no page of an order',
    longForm,
    async ({ page, cleanBackend, consoleErrors }) => {
      ignoreConsoleErrors(consoleErrors, failedCallPattern);
      await page.goto('/gown-care/silk-gown-clean');
      const main = page.getByRole('main');
      await main.getByRole('combobox', { name: 'Keepsake Box' }).selectOption('personalised');
      await expect(main.getByText('£175.50')).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await main.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByRole('dialog').getByText('Personalised').first()).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
        'personalisation',
      );
      await page.goto('/my-order#token');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
      await page.goto('/terms');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
      await expect(page.getByText(/page of your order/)).toHaveCount(0);
      const calledPaths = cleanBackend.calls.map(({ path }) => path).join(' ');
      expect(calledPaths).not.toMatch(/orderbylink|orderpage|cancelorder|changedate|getcalendar/);
    },
  );
});
