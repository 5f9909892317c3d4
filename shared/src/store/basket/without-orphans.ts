import { type CartLine, type PackageLine, type PersonalisedLine, belongsTo } from './lines';

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/**
 * The basket without add-ons whose product is not in it, as when what was stored of the products
 * could not be read: removing a product drops what is tied to it (specification §4), so nobody
 * pays for an add-on alone.
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
