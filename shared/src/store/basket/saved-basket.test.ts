import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import { createAppStore } from '../create-store';
import {
  createPersonalisedChoice,
  createProduct,
  createStandardChoice,
} from '../testing/basket-fixtures';
import { productAdded, savedBasketMerged } from './basket-events';
import type { CartLine, PackageLine } from './lines';

const times = (line: CartLine, cartquantity: number): CartLine => ({
  ...line,
  cartquantity,
  cartamount: line.price * cartquantity,
});

function filled() {
  const store = createAppStore({ extra: { apiHost: '' } });
  store.dispatch(
    productAdded({
      product: createProduct(),
      choices: [createStandardChoice(), createPersonalisedChoice()],
    }),
  );
  const { cart, packages, personalised: special } = store.getState();
  const saved = { cart, packages, personalised: special };
  return { store, saved, line: cart[0] as CartLine, addon: packages[0] as PackageLine };
}

describe('the saved basket (rule 24)', () => {
  test('a line present on both sides takes the larger quantity', () => {
    const { store, saved, line } = filled();
    store.dispatch(savedBasketMerged({ ...saved, cart: [times(line, 3)] }));
    expect(store.getState().cart).toEqual([times(line, 3)]);
    store.dispatch(savedBasketMerged({ ...saved, cart: [times(line, 2)] }));
    expect(store.getState().cart).toEqual([times(line, 3)]);
  });

  test('signing in twice doubles nothing', () => {
    const { store, saved, line } = filled();
    const other = times({ ...line, productid: 40, id: 40, name: 'Veil' }, 2);
    store.dispatch(savedBasketMerged({ ...saved, cart: [other] }));
    const once = store.getState();
    store.dispatch(savedBasketMerged({ ...saved, cart: [other] }));
    expect(store.getState().cart).toEqual(once.cart);
    expect(store.getState().packages).toEqual(once.packages);
    expect(store.getState().personalised).toEqual(once.personalised);
  });

  test('a line that is only in the saved basket is added with its add-ons', () => {
    const { store, line, addon } = filled();
    const veil = { ...times(line, 1), productid: 40, id: 40, name: 'Veil' };
    store.dispatch(
      savedBasketMerged({
        cart: [veil],
        packages: [{ ...addon, productid: 40 }],
        personalised: [],
      }),
    );
    expect(store.getState().cart.map(({ name }) => name)).toEqual(['Full-length dress', 'Veil']);
    expect(store.getState().packages.map(({ productid }) => productid)).toEqual([11, 40]);
  });

  test("a saved line at an older price takes this basket's price and the matching amount", () => {
    const { store, saved, line } = filled();
    const older = times({ ...line, price: 9900 }, 2);
    store.dispatch(savedBasketMerged({ ...saved, cart: [older] }));
    expect(store.getState().cart).toEqual([times(line, 2)]);
  });

  test('a saved line that is duplicated or has an absurd quantity becomes one line within the limit', () => {
    const { store, saved, line } = filled();
    store.dispatch(savedBasketMerged({ ...saved, cart: [times(line, 2), times(line, 500)] }));
    expect(store.getState().cart).toEqual([times(line, MAX_LINE_QUANTITY)]);
  });
});
