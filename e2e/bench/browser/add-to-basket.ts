import { PRODUCT } from '../routes.ts';
import type { Figures } from '../figures/figures.ts';
import type { Side } from '../sides/sides.ts';
import type { Phone } from './phone.ts';
import { settled } from './settled.ts';
import { readVitals } from './vitals.ts';

/** Minimum duration of an interaction that the browser measures, in ms. */
const LEAST_MS = 16;

/** Adds a product to the basket on a slow phone. Waits until the button has changed and the basket is open. */
export async function addToBasket(phone: Phone, side: Side): Promise<Figures> {
  const { page, traffic } = phone;
  await phone.slow(true);
  await page.goto(PRODUCT);
  await settled(phone, side);
  await page.getByRole('button', { name: 'Add to cart' }).tap();
  await page.getByRole('link', { name: 'Go to cart' }).first().waitFor({ state: 'attached' });
  await page.getByRole('dialog', { name: 'Your Basket' }).waitFor();
  await traffic.quiet(LEAST_MS);
  const { INP = LEAST_MS } = await readVitals(page);
  return { inp: INP };
}
