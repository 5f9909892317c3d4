import { PRODUCT_PATH } from '../routes.ts';
import type { Figures } from '../figures/figures.ts';
import type { Variant } from '../variants/variants.ts';
import type { Phone } from './phone.ts';
import { waitUntilSettled } from './wait-until-settled.ts';
import { readVitals } from './vitals.ts';

/** Shortest duration of an interaction that browsers report, in ms. */
const MIN_INTERACTION_MS = 16;

/** Measures how fast a slow phone responds to 'Add to cart' (INP, in ms). */
export async function addToBasket(phone: Phone, variant: Variant): Promise<Figures> {
  const { page, traffic } = phone;
  await phone.setSlow(true);
  await page.goto(PRODUCT_PATH);
  await waitUntilSettled(phone, variant);
  await page.getByRole('button', { name: 'Add to cart' }).tap();
  await page.getByRole('link', { name: 'Go to cart' }).first().waitFor({ state: 'attached' });
  await page.getByRole('dialog', { name: 'Your Basket' }).waitFor();
  await traffic.waitForQuiet(MIN_INTERACTION_MS);
  const { INP = MIN_INTERACTION_MS } = await readVitals(page);
  return { inp: INP };
}
