import { productAdded } from '../basket/basket-events';
import type { CartLine, PackageLine } from '../basket/lines';
import { createAppStore } from '../create-store';

/** Creates a store with a filled basket, for tests. */
export const createFilledStore = (...additions: Parameters<typeof productAdded>[0][]) => {
  const store = createAppStore({ extra: { apiHost: '' } });
  additions.forEach((addition) => store.dispatch(productAdded(addition)));
  const quantities = () => {
    const { cart, packages, personalised } = store.getState();
    const count = (lines: { cartquantity: number }[]) => lines.map((line) => line.cartquantity);
    return [count(cart), count(packages), count(personalised)];
  };
  const cartLine = (index = 0) => store.getState().cart[index] as CartLine;
  const packageLine = (index = 0) => store.getState().packages[index] as PackageLine;
  return { store, quantities, cartLine, packageLine };
};
