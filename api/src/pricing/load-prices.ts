import { loadPrices, type Prices } from '../catalog/pricing.ts';
import type { Tx } from '../db/db.ts';
import { addonQuantities } from './addon-quantities.ts';
import type { SentBasket } from './sent-basket.ts';

/** Loads the current prices of everything in a basket. */
export async function pricesFor(tx: Tx, basket: SentBasket): Promise<Prices> {
  const productIds = basket.products.map(({ productid }) => productid);
  const addonIds = addonQuantities(basket).map(({ id }) => id);
  return loadPrices(tx, [...new Set(productIds)], [...new Set(addonIds)]);
}
