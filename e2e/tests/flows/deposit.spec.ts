import { publishCatalogue, restoreCatalogue } from '../../support/flows/catalogue-desk.ts';
import { chooseCard, findPayButton } from '../../support/flows/checkout.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { cards, payWithCard } from '../../support/flows/hosted-page.ts';
import { readConfirmation } from '../../support/flows/outbox.ts';
import { createGuest, toStoredState } from '../../support/flows/shoppers.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { owner } from '../../support/staff/colleagues.ts';
import { deskWidths, inspectPage } from '../../support/staff/catalogue-desk.ts';
import { expect, test } from '../../support/test.ts';
import { longForm } from '../../support/long-form.ts';

/** Id of the service of moves. */
const MOVES = 5;

test.afterEach(({ shop }) => restoreCatalogue(shop));

for (const width of deskWidths.toReversed())
  test(
    `a guest pays a deposit by card, and staff record the rest in cash, at ${width} px`,
    longForm,
    async ({ page, browser, shop }) => {
      await page.setViewportSize({ width, height: 900 });
      await publishCatalogue(shop, [
        { kind: 'services', id: MOVES, values: { depositPercent: 25 } },
      ]);
      const email = `deposit-${width}@example.com`;
      const shopper = await createGuest(shop, email);
      const basket = await createOwnBasket(shop, [{ slug: 'family-house-move', quantity: 1 }]);
      await storeState(page, { ...basket, ...toStoredState(shopper) });
      await page.goto('/checkout');
      await chooseCard(page);
      await page.getByRole('radio', { name: /^Pay £\d/ }).check();
      await inspectPage(page, 'checkout with a deposit');
      await expect(findPayButton(page)).toHaveText(/^Pay now £/);
      await findPayButton(page).click();
      await payWithCard(page, cards.paid);
      await expect(page.getByText(/deposit paid, £[\d.]+ still to pay/)).toBeVisible();
      const orderno = new URL(page.url()).searchParams.get('order_id') ?? '';
      expect(await readConfirmation(shop.dataDir, orderno, email)).toMatch(
        /Paid: £[\d.]+\. Still to be paid: £[\d.]+, before we begin\./,
      );

      const desk = await (await browser.newContext({ baseURL: shop.url })).newPage();
      await desk.setViewportSize({ width, height: 900 });
      await storeBeforeOpening(desk.context(), await signInByApi(desk.request, owner));
      await desk.goto(`/admin/orders/${orderno}`);
      await desk.getByRole('button', { name: 'Record a payment' }).click();
      const dialog = desk.getByRole('dialog', { name: /^Record a payment/ });
      const due = await dialog.getByText(/^£[\d.]+ is due\.$/).textContent();
      await inspectPage(desk, 'form of a payment');
      await dialog.getByLabel('Amount').fill(due?.split(' ')[0] ?? '');
      await dialog.getByRole('button', { name: 'Record the payment' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByText(/Nothing more is due\./)).toBeVisible();
      await inspectPage(desk, 'order that is paid in two parts');
      await desk.context().close();
    },
  );
