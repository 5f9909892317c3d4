import type { Page } from '@playwright/test';
import { findMails } from '../../support/flows/outbox.ts';
import { callBackend, createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths } from '../../support/long-form.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { createPictureFile, inspectPage } from '../../support/staff/catalogue-desk.ts';
import { launchWithCamera } from '../../support/staff/launch-with-camera.ts';
import { owner } from '../../support/staff/colleagues.ts';
import { expect, test } from '../../support/test.ts';

/** The cleaning of a dress, which is paid on collection. */
const DRESS = { productid: 1, packages: '[]', cartquantity: 1 };
const DRESS_PRICE = 145;

/** Longest wait for an email on a busy machine, in ms. */
const MAIL_MS = 180_000;

async function orderDress(shop: { url: string }, email: string): Promise<string> {
  const { id: userid, token } = await createGuest(shop, email);
  const body = { userid, totalamount: DRESS_PRICE, products: [DRESS] };
  const { orderno } = await callBackend<{ orderno: string }>(shop, 'users/orderplace', {
    token,
    body,
  });
  return orderno;
}

/** Draws a line on the field of the signature. */
async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Sign here with a finger' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is no field for the signature.');
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 60, { steps: 5 });
  await page.mouse.move(box.x + 150, box.y + 20, { steps: 5 });
  await page.mouse.up();
}

for (const width of flowWidths)
  test(`a dress goes from intake with photos over the customer’s answer to the hand-over, at ${width} px`, async ({
    page,
    browser,
    shop,
    consoleErrors,
  }) => {
    const email = `dress-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const orderno = await orderDress(shop, email);
    const ticket = `${orderno}-1`;
    await page.setViewportSize({ width, height: 844 });
    await storeBeforeOpening(page.context(), await signInByApi(page.request, owner));

    await test.step('it is taken in from the page of its order', async () => {
      await page.goto(`/admin/orders/${orderno}`);
      await page.getByRole('link', { name: 'Take in garments' }).click();
      const form = page.getByRole('form', { name: 'Take in garments' });
      await form.getByRole('textbox', { name: 'Garment 1' }).fill('Ivory dress with a long train');
      await inspectPage(page, 'intake');
      await form.getByRole('button', { name: 'Take in this garment' }).click();
      await expect(page.getByText('The ticket is made.').first()).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Print the label (62 mm roll)' }).click();
      expect((await download).suggestedFilename()).toBe('garment-labels-roll.pdf');
      await page.getByRole('link', { name: ticket, exact: true }).click();
    });

    await test.step('photos and condition are written down, and sent', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Garment ${ticket}`);
      await page.getByLabel('Choose photos').setInputFiles([createPictureFile('hem.png')]);
      await expect(page.getByRole('list', { name: 'Photos' }).getByRole('img')).toHaveCount(1);
      await page
        .getByLabel('Choose photos')
        .setInputFiles([
          { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
        ]);
      await expect(page.getByText(/^letter\.pdf: Picture/)).toBeVisible();
      consoleErrors.length = 0;
      const form = page.getByRole('form', { name: 'Condition' });
      await form.getByRole('button', { name: '+ Stain' }).click();
      const stain = form.getByRole('group', { name: 'Finding 1' });
      await stain.getByRole('textbox', { name: 'Where' }).fill('hem');
      await stain.getByRole('textbox', { name: 'Note' }).fill('red wine');
      await form.getByRole('button', { name: '+ Missing beads' }).click();
      await form.getByRole('textbox', { name: 'Value in pounds' }).fill('2500');
      await inspectPage(page, 'condition');
      await form.getByRole('button', { name: 'Send to the customer' }).click();
      await expect(page.getByText('Waits for the customer')).toBeVisible();
    });

    await test.step('the customer sees it by the link of the mail, and agrees', async () => {
      const findMail = () =>
        findMails(shop.dataDir, orderno, email).find((mail) => mail.includes('red wine'));
      await expect.poll(findMail, { timeout: MAIL_MS }).toBeDefined();
      const [link = ''] = /http\S+\/my-order#[\w-]{43}/.exec(findMail() ?? '') ?? [];
      const context = await browser.newContext({
        baseURL: shop.url,
        viewport: { width, height: 844 },
      });
      const phone = await context.newPage();
      await phone.goto(link);
      const garment = phone.getByRole('region', { name: 'Ivory dress with a long train' });
      await expect(garment.getByText('Stain, hem, red wine')).toBeVisible();
      await expect(garment.getByRole('list', { name: /^Photos/ }).getByRole('img')).toBeVisible();
      await inspectPage(phone, "the customer's garment");
      await garment.getByRole('button', { name: 'Something is not right' }).click();
      await garment.getByRole('textbox', { name: 'Your reply' }).fill('The hem was clean.');
      await garment.getByRole('button', { name: 'Send the reply' }).click();
      await expect(garment.getByText('We have your reply')).toBeVisible();
      await garment.getByRole('button', { name: 'That is right' }).click();
      await expect(garment.getByText('Waits for cleaning')).toBeVisible();
      await inspectPage(phone, 'the agreed garment');
      await context.close();
    });

    await test.step('it is cleaned, and handed over with a signature', async () => {
      await page.reload();
      await expect(page.getByText('The customer agrees')).toBeVisible();
      await page.getByRole('button', { name: 'Start cleaning' }).click();
      await page.getByRole('button', { name: 'Ready', exact: true }).click();
      const form = page.getByRole('form', { name: 'Hand over' });
      await form.getByRole('button', { name: 'Hand over' }).click();
      await expect(form.getByText(/^Signature: it is empty/)).toBeVisible();
      consoleErrors.length = 0;
      await sign(page);
      await inspectPage(page, 'hand-over');
      await form.getByRole('button', { name: 'Hand over' }).click();
      await expect(page.getByRole('img', { name: 'The signature' })).toBeVisible();
      await inspectPage(page, 'handed over');
    });

    await test.step('its label opens it before a camera', async () => {
      const label = `${shop.url}/admin/garments/${ticket}`;
      const camera = await launchWithCamera(label);
      const desk = await camera.newPage({ baseURL: shop.url, viewport: { width, height: 844 } });
      await storeBeforeOpening(desk.context(), await signInByApi(desk.request, owner));
      await desk.goto('/admin/garments');
      await desk.getByRole('button', { name: 'Scan a label' }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Garment ${ticket}`);
      await camera.close();
    });

    await test.step('it is found by its ticket, and a code of another shop is told', async () => {
      await page.goto('/admin/garments');
      await page.getByRole('searchbox', { name: 'Search garments' }).fill(ticket);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
      await inspectPage(page, 'list of garments');
      await page.getByRole('button', { name: 'Scan a label' }).click();
      const dialog = page.getByRole('dialog', { name: 'Scan a label' });
      const typed = dialog.getByRole('textbox', { name: 'Or type the number' });
      await typed.fill(`https://other.example.com/admin/garments/${ticket}`);
      await dialog.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(dialog.getByText(/belongs to another shop/)).toBeVisible();
      await inspectPage(page, 'scan of a label');
      await typed.fill(ticket);
      await dialog.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Garment ${ticket}`);
      // The browser of the tests has no camera, which the dialog says.
      consoleErrors.length = 0;
    });
  });
