import { useMemo } from 'react';
import type { Pence } from 'contract/values/pence';
import {
  basketTotal,
  type CartLine,
  decreaseLine,
  getPersonalisation,
  isAddonOfLine,
  itemCount,
  lineIncreased,
  lineRemoved,
  packageDecreased,
  packageIncreased,
  type PackageLine,
  personalisedDecreased,
  personalisedIncreased,
} from 'shared/basket';
import { type AppThunk, useAppSelector } from 'shared/store';

/** Returns the basket with its rows. The sum is in pence, without delivery. */
export function useBasket() {
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const personalised = useAppSelector((state) => state.personalised);
  const isRestored = useAppSelector((state) => state.restored);
  return useMemo(() => {
    const basket = { cart, packages, personalised };
    return {
      ...basket,
      isRestored,
      rows: buildBasketRows(basket),
      count: itemCount(cart),
      sum: basketTotal(basket),
    };
  }, [cart, packages, personalised, isRestored]);
}

type BasketAction = AppThunk | ReturnType<typeof lineRemoved> | ReturnType<typeof packageIncreased>;

/** A row with a product, or with an add-on below its product. Amounts are in pence. */
export interface BasketRow {
  key: string;
  kind: 'product' | 'package' | 'personalised';
  name: string;
  /** Name in the labels of buttons. For an add-on, the name includes the product. */
  spokenName: string;
  quantity: number;
  amount: Pence;
  unitPrice: Pence;
  increaseAction: BasketAction;
  decreaseAction: BasketAction;
  /** Undefined for an add-on, because its minus button removes the add-on. */
  removeAction?: BasketAction;
  product?: CartLine;
  personalisation?: string;
  /** Stored line of an add-on. */
  addon?: PackageLine;
}

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PackageLine[];
}

/**
 * Returns the products, each followed by its add-ons. Add-ons without a product come last. Such
 * add-ons are not omitted, because the total includes their price.
 */
function buildBasketRows({ cart, packages, personalised }: Basket): BasketRow[] {
  const productRows = cart.flatMap((line) => [
    createProductRow(line),
    ...createAddonRows(
      packages.filter((addon) => isAddonOfLine(addon, line)),
      personalised.filter((addon) => isAddonOfLine(addon, line)),
      line,
    ),
  ]);
  const isOrphan = (addon: PackageLine) => !cart.some((line) => isAddonOfLine(addon, line));
  return [
    ...productRows,
    ...createAddonRows(packages.filter(isOrphan), personalised.filter(isOrphan)),
  ];
}

const createProductRow = (line: CartLine): BasketRow => ({
  key: JSON.stringify(['product', line.productid, line.packages]),
  kind: 'product',
  name: line.name,
  spokenName: line.name,
  quantity: line.cartquantity,
  amount: line.cartamount,
  unitPrice: line.price,
  increaseAction: lineIncreased(getLineKey(line)),
  decreaseAction: decreaseLine(getLineKey(line)),
  removeAction: lineRemoved(getLineKey(line)),
  product: line,
});

const createAddonRows = (
  packages: PackageLine[],
  personalised: PackageLine[],
  owner?: CartLine,
) => [
  ...packages.map((addon) => ({
    ...createAddonRow('package', addon, owner),
    increaseAction: packageIncreased(addon),
    decreaseAction: packageDecreased(addon),
  })),
  ...personalised.map((addon) => ({
    ...createAddonRow('personalised', addon, owner),
    personalisation: getPersonalisation(addon),
    increaseAction: personalisedIncreased(addon),
    decreaseAction: personalisedDecreased(addon),
  })),
];

const createAddonRow = (
  kind: 'package' | 'personalised',
  addon: PackageLine,
  owner?: CartLine,
) => ({
  key: JSON.stringify([kind, addon.id, addon.productid, addon.ustring]),
  kind,
  name: addon.name,
  spokenName: owner ? `${addon.name} for ${owner.name}` : addon.name,
  quantity: addon.cartquantity,
  amount: addon.cartamount,
  unitPrice: addon.amount,
  addon,
});

const getLineKey = ({ productid, packages }: CartLine) => ({ productid, packages });
