import { placeSmallOrder } from '../../support/flows/place-small-order.ts';
import { sendMessage } from '../../support/flows/send-message.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { inspectPage } from '../../support/staff/catalogue-desk.ts';
import { owner } from '../../support/staff/colleagues.ts';
import { expect, test } from '../../support/test.ts';

// In the short form, no other test opens these pages.
test('pages whose flows belong to the long form have no axe violation, and do not scroll sideways at 390 px', async ({
  page,
  shop,
}) => {
  const orderno = await placeSmallOrder(shop, await createGuest(shop, 'looked-at@example.com'));
  await sendMessage(shop);
  await page.setViewportSize({ width: 390, height: 900 });
  await storeBeforeOpening(page.context(), await signInByApi(page.request, owner));
  for (const path of [
    '/admin/versions',
    '/admin/versions/content',
    '/admin/people',
    '/admin/audit',
    '/admin/catalogue/pictures',
    `/admin/customers/of-order/${orderno}`,
    `/admin/orders/${orderno}/edit`,
    '/admin/messages',
  ]) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await inspectPage(page, path);
  }
  await page.getByRole('link', { name: /Boxes/ }).first().click();
  await expect(page.getByRole('textbox', { name: /^Reply/ })).toBeVisible();
  await inspectPage(page, 'a message');
});
