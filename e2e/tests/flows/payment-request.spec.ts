import { cards, payWithCard } from '../../support/flows/hosted-page.ts';
import { placeMoveOrder } from '../../support/flows/move-order.ts';
import { findMails, readConfirmation } from '../../support/flows/outbox.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { inspectPage } from '../../support/staff/catalogue-desk.ts';
import { owner } from '../../support/staff/colleagues.ts';
import { expect, test } from '../../support/test.ts';

for (const width of flowWidths)
  test(
    `staff ask for £200 of a move, and the customer pays by the mail's link and comes back in another browser, at ${width} px`,
    longForm,
    async ({ page: desk, browser, shop }) => {
      const openBrowser = async () => {
        const context = await browser.newContext({
          baseURL: shop.url,
          viewport: { width, height: 900 },
        });
        return context.newPage();
      };
      const email = `asked-${crypto.randomUUID().slice(0, 8)}@example.com`;
      const { orderno } = await placeMoveOrder(shop, await createGuest(shop, email));
      await readConfirmation(shop.dataDir, orderno, email);

      await desk.setViewportSize({ width, height: 900 });
      await storeBeforeOpening(desk.context(), await signInByApi(desk.request, owner));
      await desk.goto(`/admin/orders/${orderno}`);
      await desk.getByRole('button', { name: 'Ask for payment' }).click();
      const dialog = desk.getByRole('dialog', { name: /^Ask for payment/ });
      await expect(dialog.getByText('£220.00 is due.')).toBeVisible();
      await dialog.getByLabel('Amount').fill('£200');
      await dialog.getByLabel('Message').fill('As agreed by phone.');
      await dialog.getByLabel('Message').blur();
      await expect(dialog.getByText(/Please pay £200\.00\. In all, £220\.00/)).toBeVisible();
      await inspectPage(desk, 'form that asks for a payment');
      await dialog.getByRole('button', { name: 'Send the e-mail' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByText('Asked for a payment of £200.00')).toBeVisible();

      const findRequest = () =>
        findMails(shop.dataDir, orderno, email).find((mail) => mail.includes('Please pay £200.00'));
      await expect.poll(findRequest).toBeDefined();
      const [link = ''] = /http\S+\/my-order#[\w-]{43}/.exec(findRequest() ?? '') ?? [];
      const phone = await openBrowser();
      await phone.goto(link);
      await expect(phone.getByRole('button', { name: 'Pay all £220.00' })).toBeVisible();
      await inspectPage(phone, 'order with an asked payment');
      await phone.getByRole('button', { name: 'Pay £200.00 now' }).click();
      const redirect = phone.waitForResponse((response) => response.status() === 303);
      await payWithCard(phone, cards.paid);
      const returnUrl = (await (await redirect).headerValue('location')) ?? '';
      expect(returnUrl).toMatch(/\/my-order#[\w-]{43}\.paid\.cs_test_\w+$/);
      await expect(phone.getByText('Your payment of £200.00 has arrived')).toBeVisible();
      await phone.context().close();

      const bankBrowser = await openBrowser();
      await bankBrowser.goto(returnUrl);
      await expect(bankBrowser.getByText('Your payment of £200.00 has arrived')).toBeVisible();
      await expect(bankBrowser.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderno}`);
      await expect(bankBrowser.getByRole('button', { name: 'Pay £20.00 now' })).toBeVisible();
      await expect(bankBrowser).toHaveURL(/\/my-order$/);
      await inspectPage(bankBrowser, 'order after the return from the payment page');

      await bankBrowser.getByRole('button', { name: 'Pay £20.00 now' }).click();
      await bankBrowser.getByRole('link', { name: 'Back to shop' }).click();
      await expect(bankBrowser.getByText('Nothing was paid')).toBeVisible();
      await expect(bankBrowser.getByRole('button', { name: 'Pay £20.00 now' })).toBeVisible();
      await bankBrowser.context().close();

      await expect
        .poll(() => findMails(shop.dataDir, orderno, email).join(''))
        .toMatch(/We received £200\.00 by card[\s\S]+Paid: £200\.00\. Still to pay: £20\.00\./);
      await desk.reload();
      await expect(desk.getByText('Payment received: £200.00')).toBeVisible();
    },
  );
