import type { Pence } from '../values/pence.ts';

/** Price of the personalised add-on, in pence. */
export const PERSONALISED_PENCE = 5500;

/** Forms in which a shopper can choose an add-on. */
export const addonOptions = ['standard', 'personalised'] as const;

export type AddonOption = (typeof addonOptions)[number];

/**
 * Returns the price of a chosen add-on. In its personalised form, an add-on costs the personalised
 * price instead of its listed price (rule 18 in docs/product.md).
 */
export const getAddonPrice = (option: AddonOption, listedPrice: Pence): Pence =>
  option === 'personalised' ? PERSONALISED_PENCE : listedPrice;
