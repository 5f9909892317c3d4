import { type CartLine, type PackageLine, type PersonalisedLine, belongsTo } from './lines';

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/**
 * Removes add-ons whose product is not in the basket, for example because the stored products could not be read.
 * Removing a product also removes its add-ons (specification, section 4). So a shopper never pays for an add-on alone.
 */
export function withoutOrphans<State extends Basket>(state: State): State {
  const { cart, packages, personalised } = state;
  const isOwned = (addon: PackageLine) => cart.some((line) => belongsTo(addon, line));
  if ([...packages, ...personalised].every(isOwned)) return state;
  return {
    ...state,
    packages: packages.filter(isOwned),
    personalised: personalised.filter(isOwned),
  };
}
