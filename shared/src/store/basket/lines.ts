import { type Addon, PERSONALISED_ADDON_ID, PERSONALISED_PENCE } from 'contract/catalog/addon';
import type { CartLine, PackageLine } from 'contract/basket/lines';
import type { Pence } from 'contract/values/pence';

export type { CartLine, PackageLine };

/** A personalised option in the basket, 5500 pence each (specification, section 9). */
export type PersonalisedLine = PackageLine;

/** The selected option of one add-on. */
export interface Choice {
  addon: Addon;
  option: 'standard' | 'personalised';
  /** The text of a personalised option (rule 48). Absent if the product asks for none. */
  personalisation?: string;
}

/** Returns the price of a choice in pence. Personalised replaces the standard amount (rule 18). */
export const choiceAmount = ({ addon, option }: Choice): Pence =>
  option === 'personalised' ? PERSONALISED_PENCE : addon.amount;

export const canBePersonalised = (addon: Pick<Addon, 'id'>) => addon.id === PERSONALISED_ADDON_ID;

/** Returns whether an add-on or personalised line belongs to a cart line (rule 19). */
export const belongsTo = (
  addon: Pick<PackageLine, 'productid' | 'ustring'>,
  line: Pick<CartLine, 'productid' | 'packages'>,
) => addon.productid === line.productid && addon.ustring === line.packages;

interface Lines {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/**
 * Returns each product followed by its add-ons. Add-ons without a product come last, so that every counted line is
 * visible.
 */
export function linesInOrder({ cart, packages, personalised }: Lines): (CartLine | PackageLine)[] {
  const addons = [...packages, ...personalised];
  const owned = cart.flatMap((line) => [line, ...addons.filter((one) => belongsTo(one, line))]);
  return [...owned, ...addons.filter((one) => !owned.includes(one))];
}

/** Returns whether two cart lines are the same: same product, same options. The price does not matter. */
export const sameLine = (
  a: Pick<CartLine, 'productid' | 'packages'>,
  b: Pick<CartLine, 'productid' | 'packages'>,
) => a.productid === b.productid && a.packages === b.packages;
