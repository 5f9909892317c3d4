import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import { createPackagesText } from 'contract/basket/options-text';
import { createFilledStore } from '../testing/create-filled-store';
import {
  createPersonalisedChoice,
  createProduct,
  createStandardChoice,
} from '../testing/basket-fixtures';
import {
  cartCleared,
  lineIncreased,
  lineRemoved,
  packageDecreased,
  packageIncreased,
  packagesCleared,
  personalisedCleared,
  personalisedDecreased,
  personalisedIncreased,
  productAdded,
  shopperDataCleared,
} from './basket-events';
import { decreaseLine } from './decrease-line';
import type { CartLine, PackageLine } from './lines';

const withBoth = {
  product: createProduct(),
  choices: [createStandardChoice(), createPersonalisedChoice()],
};

describe('the cart rules (specification, section 4)', () => {
  test('adding the same product with the same packages raises its quantity by 1 and its amount to price times quantity', () => {
    const { cartLine, store } = createFilledStore({ product: createProduct(), choices: [] });
    store.dispatch(productAdded({ product: createProduct(), choices: [] }));
    expect(store.getState().cart).toHaveLength(1);
    expect(cartLine()).toMatchObject({ cartquantity: 2, cartamount: 29000, price: 14500 });
  });

  test('adding another product or other packages appends a new line', () => {
    const { quantities } = createFilledStore(
      { product: createProduct(), choices: [] },
      { product: createProduct(), choices: [createStandardChoice()] },
      { product: createProduct({ id: 12 }), choices: [] },
    );
    expect(quantities()).toEqual([[1, 1, 1], [1], []]);
  });

  test('minus lowers the quantity by 1, and at 0 the line is removed', () => {
    const { store, cartLine, quantities } = createFilledStore({
      product: createProduct(),
      choices: [],
    });
    store.dispatch(lineIncreased(cartLine()));
    store.dispatch(decreaseLine(cartLine()));
    expect(cartLine()).toMatchObject({ cartquantity: 1, cartamount: 14500 });
    store.dispatch(decreaseLine(cartLine()));
    expect(quantities()).toEqual([[], [], []]);
  });

  test('a package amount is amount times quantity', () => {
    const { store, packageLine } = createFilledStore(withBoth);
    store.dispatch(packageIncreased(packageLine()));
    expect(packageLine()).toMatchObject({ cartquantity: 2, amount: 2050, cartamount: 4100 });
  });

  test('packages are matched by id plus ustring, so the same add-on of two lines is two lines', () => {
    const { store, quantities, packageLine } = createFilledStore(
      { product: createProduct(), choices: [createStandardChoice()] },
      { product: createProduct(), choices: [createStandardChoice(), createPersonalisedChoice()] },
    );
    store.dispatch(packageIncreased(packageLine(1)));
    expect(quantities()).toEqual([[1, 1], [1, 2], [1]]);
  });

  test('removing a cart line also drops the packages tied to it, and no others', () => {
    const { store, quantities, cartLine } = createFilledStore(withBoth, {
      product: createProduct({ id: 12 }),
      choices: [createStandardChoice(), createPersonalisedChoice()],
    });
    store.dispatch(lineRemoved(cartLine()));
    expect(quantities()).toEqual([[1], [1], [1]]);
    expect(store.getState().packages[0]).toMatchObject({ productid: 12 });
    expect(store.getState().personalised[0]).toMatchObject({ productid: 12 });
  });

  test('clear actions exist for cart, packages and personalised', () => {
    const { store, quantities } = createFilledStore(withBoth);
    store.dispatch(packagesCleared());
    expect(quantities()).toEqual([[1], [], [1]]);
    store.dispatch(personalisedCleared());
    expect(quantities()).toEqual([[1], [], []]);
    store.dispatch(cartCleared());
    expect(quantities()).toEqual([[], [], []]);
  });
});

describe('cart lines (rules 15, 18 and 19)', () => {
  test("the price of a cart line is the product's own price without add-ons", () => {
    const { cartLine } = createFilledStore(withBoth);
    expect(cartLine()).toMatchObject({ price: 14500, cartamount: 14500, productid: 11 });
  });

  test('Personalised costs 55 pounds instead of the standard amount', () => {
    const { store } = createFilledStore(withBoth);
    expect(store.getState().personalised).toEqual([
      expect.objectContaining({ id: 1, amount: 5500, cartamount: 5500, cartquantity: 1 }),
    ]);
    expect(store.getState().packages.map(({ id }) => id)).toEqual([2]);
  });

  test('a plain and a personalised dress are two lines, each with its own add-ons', () => {
    const keepsake = createPersonalisedChoice();
    const { store, quantities } = createFilledStore(
      { product: createProduct(), choices: [{ ...keepsake, option: 'standard' }] },
      { product: createProduct(), choices: [keepsake] },
    );
    expect(quantities()).toEqual([[1, 1], [1], [1]]);
    const [plain, special] = store.getState().cart as [CartLine, CartLine];
    expect(store.getState().packages[0]?.ustring).toBe(plain.packages);
    expect(store.getState().personalised[0]?.ustring).toBe(special.packages);
  });

  test('the packages text names every chosen option in the same order, whatever the order of choosing', () => {
    const text = createPackagesText([createPersonalisedChoice(), createStandardChoice()]);
    expect(createPackagesText([createStandardChoice(), createPersonalisedChoice()])).toBe(text);
    expect(JSON.parse(text)).toEqual([
      { id: 1, option: 'personalised' },
      { id: 2, option: 'standard' },
    ]);
    expect(createPackagesText([])).toBe('[]');
  });

  test('a cart line contains no product field that it does not know', () => {
    const { cartLine } = createFilledStore({
      product: { ...createProduct(), turnaround: '3 weeks' } as never,
      choices: [],
    });
    expect(Object.keys(cartLine()).sort()).toEqual(
      [
        ...['id', 'name', 'slug', 'price', 'description', 'serviceid', 'gender', 'status', 'image'],
        ...['meta_title', 'meta_keywords', 'meta_description'],
        ...['productid', 'packages', 'cartamount', 'cartquantity'],
      ].sort(),
    );
  });
});

describe('products and their add-ons (rule 20)', () => {
  test('adding the same product with the same options again raises all its lines by 1', () => {
    const { quantities } = createFilledStore(withBoth, withBoth);
    expect(quantities()).toEqual([[2], [2], [2]]);
  });

  test('product plus and minus also change the add-ons, and a line at 0 is removed', () => {
    const { store, quantities, cartLine, packageLine } = createFilledStore(withBoth, withBoth);
    store.dispatch(lineIncreased(cartLine()));
    expect(quantities()).toEqual([[3], [3], [3]]);
    store.dispatch(packageDecreased(packageLine()));
    store.dispatch(packageDecreased(packageLine()));
    store.dispatch(decreaseLine(cartLine()));
    expect(quantities()).toEqual([[2], [], [2]]);
  });

  test('plus and minus on an add-on line change that line alone', () => {
    const { store, quantities, packageLine } = createFilledStore(withBoth, withBoth);
    const special = store.getState().personalised[0] as PackageLine;
    store.dispatch(packageIncreased(packageLine()));
    store.dispatch(personalisedDecreased(special));
    expect(quantities()).toEqual([[2], [3], [1]]);
    store.dispatch(personalisedDecreased(special));
    expect(quantities()).toEqual([[2], [3], []]);
    store.dispatch(personalisedIncreased(special));
    expect(quantities()).toEqual([[2], [3], []]);
  });

  test('removing the last one of a product removes all its add-ons', () => {
    const { store, quantities, cartLine, packageLine } = createFilledStore(withBoth);
    store.dispatch(packageIncreased(packageLine()));
    store.dispatch(decreaseLine(cartLine()));
    expect(quantities()).toEqual([[], [], []]);
  });

  test('a product at the maximum quantity is not raised, nor are its add-ons', () => {
    const { store, quantities, cartLine, packageLine } = createFilledStore(withBoth);
    for (let more = 1; more < MAX_LINE_QUANTITY; more += 1)
      store.dispatch(lineIncreased(cartLine()));
    store.dispatch(packageDecreased(packageLine()));
    store.dispatch(lineIncreased(cartLine()));
    store.dispatch(productAdded(withBoth));
    expect(quantities()).toEqual([
      [MAX_LINE_QUANTITY],
      [MAX_LINE_QUANTITY - 1],
      [MAX_LINE_QUANTITY],
    ]);
  });
});

describe('forgetting the shopper (rule 7)', () => {
  test('removes everything chosen at once', () => {
    const { store, quantities } = createFilledStore(withBoth);
    expect(store.getState().checkoutstatus).toBe(1);
    store.dispatch(shopperDataCleared());
    expect(quantities()).toEqual([[], [], []]);
    expect(store.getState().checkoutstatus).toBe(0);
  });
});
