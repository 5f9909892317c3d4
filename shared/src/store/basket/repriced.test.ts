import { createFilledStore } from '../testing/create-filled-store';
import {
  createAddon,
  createPersonalisedChoice,
  createProduct,
  createStandardChoice,
} from '../testing/basket-fixtures';
import { packageRepriced, productAdded, productRepriced, savedBasketMerged } from './basket-events';
import { decreaseLine } from './decrease-line';

const withBoth = {
  product: createProduct(),
  choices: [createStandardChoice(), createPersonalisedChoice()],
};

describe('changed prices (rule 30)', () => {
  test("a line takes the catalogue's current price, and its amount changes with it", () => {
    const { store, cartLine, packageLine } = createFilledStore(withBoth, withBoth);
    store.dispatch(productRepriced({ productid: 11, price: 15000 }));
    store.dispatch(packageRepriced({ id: createAddon().id, amount: 1999 }));
    expect(cartLine()).toMatchObject({ price: 15000, cartamount: 30000, cartquantity: 2 });
    expect(packageLine()).toMatchObject({ amount: 1999, cartamount: 3998 });
    expect(store.getState().personalised[0]).toMatchObject({ cartamount: 11000 });
  });

  test('adding the same options at a new price raises the existing line, at the new price', () => {
    const { store, quantities, cartLine, packageLine } = createFilledStore(withBoth);
    const choices = [
      createStandardChoice({ amount: 1999, name: 'Stain shield' }),
      createPersonalisedChoice(),
    ];
    store.dispatch(productAdded({ product: createProduct({ price: 15000 }), choices }));
    expect(quantities()).toEqual([[2], [2], [2]]);
    expect(cartLine()).toMatchObject({ price: 15000, cartamount: 30000 });
    expect(packageLine()).toMatchObject({ amount: 1999, cartamount: 3998 });
    store.dispatch(decreaseLine(cartLine()));
    expect(quantities()).toEqual([[1], [1], [1]]);
  });

  test('a repriced add-on stays with its product, and the packages text stays the same', () => {
    const { store, cartLine, packageLine } = createFilledStore(withBoth);
    const { packages } = cartLine();
    store.dispatch(packageRepriced({ id: 2, amount: 1999 }));
    expect(cartLine().packages).toBe(packages);
    expect(packageLine()).toMatchObject({ ustring: packages, amount: 1999 });
  });

  test('a new standard amount changes neither personalised options of the add-on nor unreadable texts', () => {
    const { store, cartLine } = createFilledStore({
      product: createProduct(),
      choices: [createPersonalisedChoice()],
    });
    const saved = { ...cartLine(), packages: 'as another backend writes it', productid: 12 };
    store.dispatch(savedBasketMerged({ cart: [saved], packages: [], personalised: [] }));
    const stateBefore = store.getState();
    store.dispatch(packageRepriced({ id: 1, amount: 1999 }));
    expect(store.getState().cart).toEqual(stateBefore.cart);
    expect(store.getState().personalised).toEqual(stateBefore.personalised);
  });
});
