import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { placeSmallOrder } from '../../support/flows/place-small-order.ts';
import { sendMessage } from '../../support/flows/send-message.ts';
import { callBackend, createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';

const staff = { username: 'staff@example.com', password: 'staff-demo-123' };

const signIn = async (page: Page): Promise<void> =>
  storeBeforeOpening(page.context(), await signInByApi(page.request, staff));

async function isClean(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflowingElements(page)).toEqual([]);
}

/** Returns the text of all emails that the shop has sent. */
function readMails(dataDir: string): string {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1').replaceAll('=\r\n', ''))
    .join('\n');
}

for (const width of flowWidths) {
  test(`staff answer a message by mail, at ${width} px`, longForm, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await sendMessage(shop);
    await signIn(page);
    await page.goto('/admin/messages');
    await page.getByRole('link', { name: /Boxes/ }).first().click();
    const reply = page.getByRole('textbox', { name: /^Reply/ });
    const text = `Twenty, we think, at ${width} px.`;
    await reply.fill(text);
    await isClean(page);
    await page.reload();
    await expect(reply).toHaveValue(text);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await expect(reply).toHaveValue('');
    await expect.poll(() => readMails(shop.dataDir)).toContain(text);
  });

  test(
    `staff find, export and erase a customer, at ${width} px`,
    longForm,
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 900 });
      const email = `erased-${width}@example.com`;
      const orderno = await placeSmallOrder(shop, await createGuest(shop, email));
      const { refreshtoken: token } = await callBackend<{ refreshtoken: string }>(
        shop,
        'admin/userlogin',
        { body: staff },
      );
      await signIn(page);
      await page.goto('/admin/customers');
      await page.getByRole('textbox', { name: /e-mail or order number/ }).fill(email);
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/customers/of-order/${orderno}$`));
      await expect(page.getByText(`Orders that are still open: ${orderno}`)).toBeVisible();
      await isClean(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export all data' }).click();
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(email);

      await callBackend(shop, `staff/orders/${orderno}/state`, {
        token,
        body: { state: 'cancelled', reason: 'Asked by phone' },
      });
      await page.reload();
      await page.getByRole('button', { name: 'Erase all data' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(email);
      await isClean(page);
      await dialog.getByRole('button', { name: 'Erase' }).click();
      await expect(page).toHaveURL(/\/admin\/customers$/);
      await page.getByRole('textbox', { name: /e-mail or order number/ }).fill(email);
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page.getByRole('strong')).toHaveText('No customer matches');
    },
  );
}
