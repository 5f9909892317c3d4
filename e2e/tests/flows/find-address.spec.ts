import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findPayButton } from '../../support/flows/checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { chooseDay } from '../../support/flows/choose-day.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { createGuest, toStoredState } from '../../support/flows/shoppers.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { startShop } from '../../support/shop.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { expect, test as base } from '../../support/test.ts';

/** A provider of addresses over the protocol of Ideal Postcodes (API v1). */
interface Provider {
  url: string;
  /** Postcodes that it was asked for. */
  asked: string[];
  stop(): Promise<void>;
}

const result = [2, 4, 6].map((house) => ({
  line_1: `${house} Barons Court Road`,
  line_2: '',
  line_3: '',
  post_town: 'LONDON',
  postcode: 'SW1A 1AA',
}));

/** The postcode `E1 6AN` fails as with a used-up balance. */
async function startProvider(): Promise<Provider> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const postcode = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    asked.push(postcode);
    const isUsedUp = postcode === 'E1 6AN';
    response.writeHead(isUsedUp ? 402 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        isUsedUp
          ? { code: 4020, message: 'Key balance depleted' }
          : { code: 2000, message: 'Success', result },
      ),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => void server.close();
  return { url: `http://127.0.0.1:${port}`, asked, stop };
}

const test = base.extend<object, { provider: Provider }>({
  provider: [
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ provider }, use) => {
      const shop = await startShop({
        ADDRESS_LOOKUP: 'idealpostcodes:ak_test',
        ADDRESS_LOOKUP_URL: provider.url,
      });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.describe('finding an address by its postcode', () => {
  for (const width of flowWidths)
    test(
      `fills in the details and an address of the move by the keyboard at ${width} px`,
      longForm,
      async ({ page, shop, provider }) => {
        const guest = await createGuest(shop, `finds-${width}@example.com`, { details: false });
        const basket = await createOwnBasket(shop, [{ slug: 'one-bedroom-move', quantity: 1 }]);
        await page.setViewportSize({ width, height: 900 });
        await storeState(page, { ...basket, ...toStoredState(guest) });
        const foreignCalls: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(shop.url)) foreignCalls.push(request.url());
        });
        await page.goto('/details');
        await chooseDay(page);
        await page.getByRole('textbox', { name: 'Post Code' }).fill('sw1a1aa');
        const form = page.locator('form');
        await form.getByRole('button', { name: 'Find address' }).first().press('Enter');
        const list = page.getByRole('combobox', { name: 'Address at SW1A 1AA' });
        await expect(list).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(list).toBeFocused();
        await page.keyboard.type('4 Bar');
        await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(
          '4 Barons Court Road',
        );
        await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('London');
        await expect(page.getByRole('textbox', { name: 'Post Code' })).toHaveValue('SW1A 1AA');

        const from = page.getByRole('group', { name: 'Moving from' });
        await from.getByRole('textbox', { name: 'Postcode' }).fill('SW1A 1AA');
        await from.getByRole('button', { name: 'Find address' }).click();
        await from
          .getByRole('combobox', { name: /^Address at/ })
          .selectOption('6 Barons Court Road');
        await expect(from.getByRole('textbox', { name: 'Full address' })).toHaveValue(
          '6 Barons Court Road, London',
        );
        expect(provider.asked.filter((postcode) => postcode === 'SW1A 1AA')).toHaveLength(1);
        expect(foreignCalls).toEqual([]);
        expect(await findViolations(page)).toEqual([]);
        expect(await findOverflowingElements(page)).toEqual([]);
      },
    );

  test(
    'leaves the page as it was if the provider fails, and the order goes on',
    longForm,
    async ({ page, shop, consoleErrors }) => {
      const guest = await createGuest(shop, 'types@example.com');
      const basket = await createOwnBasket(shop, [{ slug: 'removal-kit-a', quantity: 1 }]);
      await storeState(page, { ...basket, ...toStoredState(guest) });
      await page.goto('/details');
      await page.getByRole('textbox', { name: 'Post Code' }).fill('E1 6AN');
      await page.getByRole('button', { name: 'Find address' }).click();
      await expect(
        page.getByText('We cannot look up addresses at the moment. Please type the address.'),
      ).toBeVisible();
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill('9 Typed Street');
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(findPayButton(page)).toBeVisible();
      ignoreConsoleErrors(consoleErrors, failedCallPattern);
    },
  );
});
