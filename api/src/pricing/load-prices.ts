import { loadAddonPrices, loadProductPrices } from '../catalog/pricing.ts';
import type { Tx } from '../db/db.ts';
import { addonQuantities } from './addon-quantities.ts';
import type { Prices } from './price-order.ts';
import type { SentBasket } from './sent-basket.ts';

/** Loads the current prices of everything in a basket. */
export async function pricesFor(tx: Tx, basket: SentBasket): Promise<Prices> {
  const productIds = basket.products.map(({ productid }) => productid);
  const addonIds = addonQuantities(basket).map(({ id }) => id);
  return {
    products: await loadProductPrices(tx, [...new Set(productIds)]),
    addons: await loadAddonPrices(tx, [...new Set(addonIds)]),
  };
}
