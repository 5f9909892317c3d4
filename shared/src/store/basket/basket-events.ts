import { createAction } from '@reduxjs/toolkit';
import type { Pence } from 'contract/pence';
import type { Product } from 'contract/product';
import type { Id } from 'contract/readers';
import type { CartLine, Choice, PackageLine, PersonalisedLine } from './lines';

/** What can happen to the basket. One event may change all three slices. */
export type LineKey = Pick<CartLine, 'productid' | 'packages'>;
export type AddonKey = Pick<PackageLine, 'id' | 'productid' | 'ustring'>;

export const productAdded = createAction<{ product: Product; choices: Choice[] }>(
  'basket/productAdded',
);
export const lineIncreased = createAction<LineKey>('basket/lineIncreased');
export const lineDecreased = createAction<LineKey>('basket/lineDecreased');
export const lineRemoved = createAction<LineKey>('basket/lineRemoved');
export const packageIncreased = createAction<AddonKey>('basket/packageIncreased');
export const packageDecreased = createAction<AddonKey>('basket/packageDecreased');
export const personalisedIncreased = createAction<AddonKey>('basket/personalisedIncreased');
export const personalisedDecreased = createAction<AddonKey>('basket/personalisedDecreased');
/** The basket that the backend kept joins this one (decision 24). */
export const savedBasketMerged = createAction<{
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}>('basket/savedBasketMerged');
/** The basket was filled in one go, to be ordered: as adding a product does, it starts a checkout. */
export const checkoutStarted = createAction('basket/checkoutStarted');
/** The basket becomes this one: what another device did to it is in it (decision 55). */
export const basketReplaced = createAction<{
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}>('basket/basketReplaced');
/** The catalogue's present price (pence) of a product, after the backend refused an old one. */
export const productRepriced = createAction<{ productid: Id; price: Pence }>(
  'basket/productRepriced',
);
/** The present standard amount (pence) of an add-on. */
export const packageRepriced = createAction<{ id: Id; amount: Pence }>('basket/packageRepriced');
export const cartCleared = createAction('basket/cartCleared');
export const packagesCleared = createAction('basket/packagesCleared');
export const personalisedCleared = createAction('basket/personalisedCleared');
/** All that the shopper chose is forgotten, in every slice (decision 7). */
export const shopperForgotten = createAction('shop/shopperForgotten');
