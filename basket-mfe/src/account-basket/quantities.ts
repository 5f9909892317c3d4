import type { CartLine, PackageLine } from 'shared/basket';

export interface BasketLines {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PackageLine[];
}

/** Quantities of lines. The keys come from `getCartKey` and `getAddonKey`. */
export type Quantities = Record<string, number>;

export const getCartKey = ({ productid, packages }: CartLine) =>
  JSON.stringify([productid, packages]);

export const getAddonKey = ({ productid, ustring, id }: PackageLine) =>
  JSON.stringify([productid, ustring, id]);

export function getQuantities({ cart, packages, personalised }: BasketLines): Quantities {
  const addons = [...packages, ...personalised];
  return Object.fromEntries([
    ...cart.map((line) => [getCartKey(line), line.cartquantity]),
    ...addons.map((line) => [getAddonKey(line), line.cartquantity]),
  ]) as Quantities;
}

export function hasSameQuantities(a: Quantities, b: Quantities): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
