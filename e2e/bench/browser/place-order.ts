import type { Browser } from '@playwright/test';
import { findPayButton } from '../../support/flows/checkout.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { createGuest, toStoredState } from '../../support/flows/shoppers.ts';
import { CHECKOUT_PATH } from '../routes.ts';
import type { Figures } from '../figures/figures.ts';
import type { Variant } from '../variants/variants.ts';
import { openPhone } from './phone.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

interface OrderFigures {
  orderPlaced: number;
  /** Number of calls that ended before the order's number was painted. */
  orderCalls: number;
}

/**
 * Measures how long a slow phone needs to place an order of two lines and an add-on for collection,
 * in ms from the press of the button until the order's number is painted, and the calls that it
 * sends meanwhile.
 */
export async function placeOrder(browser: Browser, variant: Variant): Promise<Figures> {
  const basket = await createOwnBasket(variant, [
    { slug: 'full-length-dress-clean', quantity: 1, addons: [{ id: 1, option: 'standard' }] },
    { slug: 'removal-kit-a', quantity: 1 },
  ]);
  const guest = toStoredState(
    await createGuest(variant, `bench-${crypto.randomUUID()}@example.com`),
  );
  const phone = await openPhone(browser, variant, { ...basket, ...guest });
  const { page } = phone;
  try {
    await page.goto(CHECKOUT_PATH);
    await findPayButton(page).waitFor();
    // Touches the page first, because the first touch starts downloads for later pages.
    await page.getByRole('heading', { level: 1 }).tap();
    await waitUntilSettled(phone, variant);
    await page.evaluate(() => {
      const painted = new Promise<OrderFigures>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const checkPainted = () => {
              const hasNumber = /\bSLR\d+\b/.test(document.querySelector('main')?.innerText ?? '');
              if (!hasNumber) return void requestAnimationFrame(checkPainted);
              // The timer runs after the frame is painted.
              setTimeout(() => {
                const orderCalls = performance
                  .getEntriesByType('resource')
                  .filter(
                    ({ name, startTime }) =>
                      startTime >= timeStamp && new URL(name).pathname.startsWith('/api/'),
                  ).length;
                resolve({ orderPlaced: performance.now() - timeStamp, orderCalls });
              });
            };
            checkPainted();
          },
          { once: true, capture: true },
        );
      });
      Object.assign(globalThis, { orderPainted: painted });
    });
    await phone.setSlow(true);
    await findPayButton(page).tap();
    const figures = await page.evaluate(
      () => (globalThis as unknown as { orderPainted: Promise<OrderFigures> }).orderPainted,
    );
    return { ...figures };
  } finally {
    await phone.close();
  }
}
