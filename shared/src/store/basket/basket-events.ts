import { createAction } from '@reduxjs/toolkit';
import type { Pence } from 'contract/values/pence';
import type { Product } from 'contract/catalog/product';
import type { Id } from 'contract/values/readers';
import type { CartLine, AddonChoice, PackageLine, PersonalisedLine } from './lines';

/** The fields that identify a line of the cart. */
export type LineKey = Pick<CartLine, 'productid' | 'packages'>;
export type AddonKey = Pick<PackageLine, 'id' | 'productid' | 'ustring'>;

export const productAdded = createAction<{ product: Product; choices: AddonChoice[] }>(
  'basket/productAdded',
);
export const lineIncreased = createAction<LineKey>('basket/lineIncreased');
export const lineDecreased = createAction<LineKey>('basket/lineDecreased');
export const lineRemoved = createAction<LineKey>('basket/lineRemoved');
export const packageIncreased = createAction<AddonKey>('basket/packageIncreased');
export const packageDecreased = createAction<AddonKey>('basket/packageDecreased');
export const personalisedIncreased = createAction<AddonKey>('basket/personalisedIncreased');
export const personalisedDecreased = createAction<AddonKey>('basket/personalisedDecreased');
/** Merges the basket that the backend has saved into the basket of this page (rule 24). */
export const savedBasketMerged = createAction<{
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}>('basket/savedBasketMerged');
/** Starts the checkout of an existing basket. The event `productAdded` starts a checkout too. */
export const checkoutStarted = createAction('basket/checkoutStarted');
/** Replaces the basket by one that includes changes from other devices (rule 55). */
export const basketReplaced = createAction<{
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}>('basket/basketReplaced');
/**
 * The price of a product, and perhaps other fields, have changed. `serviceid` is set if the product
 * has moved to another service.
 */
export const productRepriced = createAction<
  { productid: Id; price: Pence } & Partial<Pick<CartLine, 'name' | 'slug' | 'image' | 'serviceid'>>
>('basket/productRepriced');
export const packageRepriced = createAction<{ id: Id; amount: Pence }>('basket/packageRepriced');
export const cartCleared = createAction('basket/cartCleared');
export const packagesCleared = createAction('basket/packagesCleared');
export const personalisedCleared = createAction('basket/personalisedCleared');
export const shopperDataCleared = createAction('shop/shopperForgotten');
