import type { Pence } from 'contract/values/pence';
import {
  type AppThunk,
  belongsTo,
  type CartLine,
  decreaseLine,
  lineIncreased,
  lineRemoved,
  packageDecreased,
  packageIncreased,
  type PackageLine,
  personalisedDecreased,
  personalisedIncreased,
  personalisationOf,
} from 'shared/core';

type Change = AppThunk | ReturnType<typeof lineRemoved> | ReturnType<typeof packageIncreased>;

/** One row of the basket: a product, or an add-on below its product. Amounts are in pence. */
export interface BasketRow {
  key: string;
  kind: 'product' | 'package' | 'personalised';
  name: string;
  /** Name in the labels of the quantity buttons. Add-ons include the name of their product. */
  spokenName: string;
  quantity: number;
  amount: Pence;
  unit: Pence;
  more: Change;
  less: Change;
  /**
   * Removes the line with its add-ons. An add-on has no such action, because its minus button
   * removes it.
   */
  remove?: Change;
  product?: CartLine;
  /** Text of a personalised add-on, or '' (rule 48). */
  personalisation?: string;
  /** The line of a personalised add-on. */
  addon?: PackageLine;
}

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PackageLine[];
}

/**
 * Returns the rows in display order: each product, then its add-ons and personalised lines. Add-ons without a product
 * come last, so that every counted line is visible.
 */
export function basketRows({ cart, packages, personalised }: Basket): BasketRow[] {
  const owned = cart.flatMap((line) => [
    productRow(line),
    ...addonRows(
      packages.filter((addon) => belongsTo(addon, line)),
      personalised.filter((addon) => belongsTo(addon, line)),
      line,
    ),
  ]);
  const isLeft = (addon: PackageLine) => !cart.some((line) => belongsTo(addon, line));
  return [...owned, ...addonRows(packages.filter(isLeft), personalised.filter(isLeft))];
}

const productRow = (line: CartLine): BasketRow => ({
  key: JSON.stringify(['product', line.productid, line.packages]),
  kind: 'product',
  name: line.name,
  spokenName: line.name,
  quantity: line.cartquantity,
  amount: line.cartamount,
  unit: line.price,
  more: lineIncreased(keyOf(line)),
  less: decreaseLine(keyOf(line)),
  remove: lineRemoved(keyOf(line)),
  product: line,
});

const addonRows = (packages: PackageLine[], personalised: PackageLine[], owner?: CartLine) => [
  ...packages.map((addon) => ({
    ...addonRow('package', addon, owner),
    more: packageIncreased(addon),
    less: packageDecreased(addon),
  })),
  ...personalised.map((addon) => ({
    ...addonRow('personalised', addon, owner),
    ...{ addon, personalisation: personalisationOf(addon) },
    more: personalisedIncreased(addon),
    less: personalisedDecreased(addon),
  })),
];

const addonRow = (kind: 'package' | 'personalised', addon: PackageLine, owner?: CartLine) => ({
  key: JSON.stringify([kind, addon.id, addon.productid, addon.ustring]),
  kind,
  name: addon.name,
  spokenName: owner ? `${addon.name} for ${owner.name}` : addon.name,
  quantity: addon.cartquantity,
  amount: addon.cartamount,
  unit: addon.amount,
});

const keyOf = ({ productid, packages }: CartLine) => ({ productid, packages });
