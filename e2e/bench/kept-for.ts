import type { Kept } from '../support/flows/kept.ts';
import { ownBasket } from '../support/flows/own-basket.ts';
import { keptShopper, newGuest } from '../support/flows/shoppers.ts';
import type { Route } from './routes.ts';
import type { Side } from './sides/sides.ts';

/** Returns the contents of local storage that the shopper of a route needs. */
export async function keptFor(side: Side, { name, needs }: Route): Promise<Kept> {
  if (!needs) return {};
  const basket = await ownBasket(side, [{ slug: 'removal-kit-a', quantity: 1 }]);
  if (needs === 'basket') return basket;
  return { ...basket, ...keptShopper(await newGuest(side, `bench-${name}@example.com`)) };
}
