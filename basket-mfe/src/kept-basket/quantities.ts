import type { CartLine, PackageLine } from 'shared/core';

/** The lines of a basket. */
export interface Lines {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PackageLine[];
}

/** Quantities of lines by their identity. */
export type Quantities = Record<string, number>;

export const cartKey = ({ productid, packages }: CartLine) => JSON.stringify([productid, packages]);

export const addonKey = ({ productid, ustring, id }: PackageLine) =>
  JSON.stringify([productid, ustring, id]);

export function quantitiesOf({ cart, packages, personalised }: Lines): Quantities {
  const addons = [...packages, ...personalised];
  return Object.fromEntries([
    ...cart.map((line) => [cartKey(line), line.cartquantity]),
    ...addons.map((line) => [addonKey(line), line.cartquantity]),
  ]) as Quantities;
}

export function areSame(one: Quantities, other: Quantities): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
