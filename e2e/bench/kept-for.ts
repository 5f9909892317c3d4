import type { Kept } from '../support/flows/kept.ts';
import { ownBasket } from '../support/flows/own-basket.ts';
import { keptShopper, newGuest } from '../support/flows/shoppers.ts';
import type { Route } from './routes.ts';
import type { Side } from './sides/sides.ts';

/** What the browser of a route's shopper has in its local storage. */
export async function keptFor(side: Side, { name, needs }: Route): Promise<Kept> {
  if (!needs) return {};
  const basket = await ownBasket(side, [{ slug: 'removal-kit-a', quantity: 1 }]);
  if (needs === 'basket') return basket;
  return { ...basket, ...keptShopper(await newGuest(side, `bench-${name}@example.com`)) };
}
