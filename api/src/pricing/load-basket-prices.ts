import { loadPrices, type Prices } from '../catalog/reads/pricing.ts';
import type { Tx } from '../db/db.ts';
import { listAddonQuantities } from './addon-quantities.ts';
import type { SubmittedBasket } from './submitted-basket.ts';

export async function loadBasketPrices(tx: Tx, basket: SubmittedBasket): Promise<Prices> {
  const productIds = basket.products.map(({ productid }) => productid);
  const addonIds = listAddonQuantities(basket).map(({ id }) => id);
  return loadPrices(tx, [...new Set(productIds)], [...new Set(addonIds)]);
}
