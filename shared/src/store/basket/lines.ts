import { type Addon, PERSONALISED_ADDON_ID, PERSONALISED_PENCE } from 'contract/addon';
import type { CartLine, PackageLine } from 'contract/lines';
import type { Pence } from 'contract/pence';

export type { CartLine, PackageLine };

/** A personalised option in the basket: 5500 pence each (specification §9). */
export type PersonalisedLine = PackageLine;

/** What a shopper picked in one add-on's selector. */
export interface Choice {
  addon: Addon;
  option: 'standard' | 'personalised';
  /** What a personalised one shall say (decision 48); absent where nothing is asked. */
  personalisation?: string;
}

/** What a choice costs in pence: Personalised instead of the standard amount (decision 18). */
export const choiceAmount = ({ addon, option }: Choice): Pence =>
  option === 'personalised' ? PERSONALISED_PENCE : addon.amount;

export const canBePersonalised = (addon: Pick<Addon, 'id'>) => addon.id === PERSONALISED_ADDON_ID;

/** Whether an add-on or personalised line belongs to a cart line (decision 19). */
export const belongsTo = (
  addon: Pick<PackageLine, 'productid' | 'ustring'>,
  line: Pick<CartLine, 'productid' | 'packages'>,
) => addon.productid === line.productid && addon.ustring === line.packages;

interface Lines {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/** Every product with what belongs to it after it; what belongs to none comes last, so that all that counts is seen. */
export function linesInOrder({ cart, packages, personalised }: Lines): (CartLine | PackageLine)[] {
  const addons = [...packages, ...personalised];
  const owned = cart.flatMap((line) => [line, ...addons.filter((one) => belongsTo(one, line))]);
  return [...owned, ...addons.filter((one) => !owned.includes(one))];
}

/** What makes a cart line: another product or other options are another line. Prices are no part of it. */
export const sameLine = (
  a: Pick<CartLine, 'productid' | 'packages'>,
  b: Pick<CartLine, 'productid' | 'packages'>,
) => a.productid === b.productid && a.packages === b.packages;
