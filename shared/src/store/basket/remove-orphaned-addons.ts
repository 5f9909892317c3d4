import { type CartLine, type PackageLine, type PersonalisedLine, isAddonOfLine } from './lines';

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/**
 * Removes add-ons whose product line is missing, because a shopper must not pay for an add-on
 * alone.
 */
export function removeOrphanedAddons<State extends Basket>(state: State): State {
  const { cart, packages, personalised } = state;
  const hasProduct = (addon: PackageLine) => cart.some((line) => isAddonOfLine(addon, line));
  if ([...packages, ...personalised].every(hasProduct)) return state;
  return {
    ...state,
    packages: packages.filter(hasProduct),
    personalised: personalised.filter(hasProduct),
  };
}
