import { productAdded } from '../basket/basket-events';
import type { CartLine, PackageLine } from '../basket/lines';
import { createAppStore } from '../create-store';

/** Creates a store with a filled basket, for tests. */
export const filled = (...added: Parameters<typeof productAdded>[0][]) => {
  const store = createAppStore({ extra: { apiHost: '' } });
  added.forEach((each) => store.dispatch(productAdded(each)));
  const quantities = () => {
    const { cart, packages, personalised } = store.getState();
    const count = (lines: { cartquantity: number }[]) => lines.map((line) => line.cartquantity);
    return [count(cart), count(packages), count(personalised)];
  };
  const cartLine = (at = 0) => store.getState().cart[at] as CartLine;
  const packageLine = (at = 0) => store.getState().packages[at] as PackageLine;
  return { store, quantities, cartLine, packageLine };
};
