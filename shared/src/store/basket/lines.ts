import { type Addon, PERSONALISED_ADDON_ID } from 'contract/catalog/addon';
import { type AddonOption, getAddonPrice } from 'contract/catalog/addon-price';
import type { CartLine, PackageLine } from 'contract/basket/lines';
import type { Pence } from 'contract/values/pence';

export type { CartLine, PackageLine };

/** Line of a personalised add-on, which costs £55 (specification, section 9). */
export type PersonalisedLine = PackageLine;

export interface AddonChoice {
  addon: Addon;
  option: AddonOption;
  personalisation?: string;
}

export const choiceAmount = ({ addon, option }: AddonChoice): Pence =>
  getAddonPrice(option, addon.amount);

export const canBePersonalised = (addon: Pick<Addon, 'id'>) => addon.id === PERSONALISED_ADDON_ID;

export const isAddonOfLine = (
  addon: Pick<PackageLine, 'productid' | 'ustring'>,
  line: Pick<CartLine, 'productid' | 'packages'>,
) => addon.productid === line.productid && addon.ustring === line.packages;

interface BasketLines {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/**
 * Returns each product line followed by its add-ons. Add-ons without a product line come last. They
 * are not omitted, because the total includes their price.
 */
export function groupLinesByProduct({
  cart,
  packages,
  personalised,
}: BasketLines): (CartLine | PackageLine)[] {
  const addons = [...packages, ...personalised];
  const productLines = cart.flatMap((line) => [
    line,
    ...addons.filter((addonLine) => isAddonOfLine(addonLine, line)),
  ]);
  return [...productLines, ...addons.filter((addonLine) => !productLines.includes(addonLine))];
}

export const isSameLine = (
  a: Pick<CartLine, 'productid' | 'packages'>,
  b: Pick<CartLine, 'productid' | 'packages'>,
) => a.productid === b.productid && a.packages === b.packages;
