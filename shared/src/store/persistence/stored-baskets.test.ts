import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { productAdded } from '../basket/basket-events';
import { isAddonOfLine, type CartLine } from '../basket/lines';
import { createAppStore } from '../create-store';
import {
  createProduct,
  createStandardChoice,
  createPersonalisedChoice,
} from '../testing/basket-fixtures';
import { syncTabs } from './sync-tabs';
import { STATE_VERSION } from './migrations';
import { RESTORE_ACTION_TYPE } from './persistence-enhancer';
import { createSafeStorage } from './safe-storage';

interface StoredSlice {
  version: number;
  content: unknown;
}

/**
 * Local storage as pages of each released version saved it. Add new files here, but never change an
 * existing file.
 */
const folder = join('shared', 'src', 'store', 'persistence', 'stored-baskets');
const baskets = readdirSync(folder).map((file) => ({
  file,
  slices: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, StoredSlice>,
}));
const stored = (version: number) => {
  const basket = baskets.find(({ file }) => file === `version-${version}.json`);
  if (!basket) throw new Error(`There is no stored basket of version ${version}.`);
  return basket.slices;
};

/** Opens a page with these stored slices and reads them. */
async function openWith(slices: Record<string, unknown>) {
  localStorage.clear();
  for (const [key, slice] of Object.entries(slices)) {
    localStorage.setItem(key, JSON.stringify(slice));
  }
  const store = createAppStore({ extra: { apiHost: '' }, storage: createSafeStorage() });
  store.dispatch({ type: RESTORE_ACTION_TYPE });
  await waitFor(() => expect(store.getState().restored).toBe(true));
  return store;
}

const withBoth = {
  product: createProduct(),
  choices: [createStandardChoice(), createPersonalisedChoice()],
};

describe('a stored basket', () => {
  test('has an example for every version, including the current one', () => {
    const versions = Array.from(
      { length: STATE_VERSION },
      (_, index) => `version-${index + 1}.json`,
    );
    expect(baskets.map(({ file }) => file).sort()).toEqual(versions);
  });

  test.each(baskets)('of $file is read completely', async ({ slices }) => {
    const state = (await openWith(slices)).getState();
    expect(state.cart).toMatchObject([
      { productid: 11, cartquantity: 3, price: 14500, cartamount: 43500 },
      {
        productid: 70,
        cartquantity: 1,
        price: 23900,
        cartamount: 23900,
        serviceid: 'removal-kits',
      },
    ]);
    expect(state.packages).toMatchObject([{ id: 2, cartquantity: 3 }]);
    expect(state.personalised).toMatchObject([{ id: 1, cartquantity: 3, cartamount: 16500 }]);
    for (const addon of [...state.packages, ...state.personalised]) {
      expect(isAddonOfLine(addon, state.cart[0] as CartLine)).toBe(true);
    }
    expect(state).toMatchObject({
      innerdress: createProduct(),
      services: { id: 2, name: 'Dress Care', delivery: 1 },
      subservices: { name: 'Before the Day', serviceid: 2 },
      placement: { key: 'k-1', fingerprint: 'f-1', orderno: null, done: [] },
      checkoutstatus: 1,
      droppedLineCount: 0,
    });
  });

  test.each(baskets)(
    'of $file raises its line when the same product is added',
    async ({ slices }) => {
      const store = await openWith(slices);
      store.dispatch(productAdded(withBoth));
      const { cart, packages } = store.getState();
      expect(cart.map(({ cartquantity }) => cartquantity)).toEqual([4, 1]);
      expect(packages.map(({ cartquantity }) => cartquantity)).toEqual([4]);
    },
  );

  test('of the current version is the last example', async () => {
    const store = await openWith(stored(STATE_VERSION));
    store.dispatch(productAdded({ product: createProduct({ id: 90 }), choices: [] }));
    await waitFor(() => expect(localStorage.getItem('cart')).toContain('90'));
    const { version, content } = JSON.parse(localStorage.getItem('cart') ?? '') as StoredSlice;
    const example = stored(STATE_VERSION)['cart'] as StoredSlice;
    expect(version).toBe(example.version);
    expect((content as unknown[]).slice(0, -1)).toEqual(example.content);
  });

  test('of a newer version, whose release was rolled back, is read without its unknown fields', async () => {
    const newer = Object.entries(stored(STATE_VERSION)).map(([key, { content }]) => [
      key,
      {
        version: STATE_VERSION + 1,
        content: Array.isArray(content)
          ? content.map((line: object) => ({ ...line, addedLater: true }))
          : content,
      },
    ]);
    const { cart, packages } = (await openWith(Object.fromEntries(newer))).getState();
    expect([cart.length, packages.length]).toEqual([2, 1]);
    expect(cart[0]).not.toHaveProperty('addedLater');
  });
});

describe('unreadable stored lines', () => {
  const cartOf = (content: unknown[]) => ({
    ...stored(STATE_VERSION),
    cart: { version: STATE_VERSION, content },
  });
  const lines = () => (stored(STATE_VERSION)['cart'] as StoredSlice).content as CartLine[];

  test.each<[string, (dress: CartLine) => unknown]>([
    ['null', () => null],
    ['a text', () => 'text'],
    ['an empty record', () => ({})],
    ['a quantity of nothing', (dress) => ({ ...dress, cartquantity: 0 })],
    ['a price as text', (dress) => ({ ...dress, price: '145' })],
    ['a text of options that is none', (dress) => ({ ...dress, packages: 7 })],
  ])('are dropped and counted, and the others stay: %s', async (_, broken) => {
    const [dress, kit] = lines();
    const store = await openWith(cartOf([broken(dress as CartLine), kit]));
    const { cart, packages, droppedLineCount } = store.getState();
    expect(cart.map(({ productid }) => productid)).toEqual([70]);
    expect(packages).toEqual([]);
    expect(droppedLineCount).toBe(1);
  });

  test('do not include lines that only lack a new product field', async () => {
    const bare = lines().map(({ id, name, price, productid, packages, cartquantity }) => {
      return { id, name, price, productid, packages, cartquantity };
    });
    const { cart, droppedLineCount } = (await openWith(cartOf(bare))).getState();
    expect(cart).toMatchObject([
      { productid: 11, description: '', cartamount: 43500 },
      { productid: 70, status: false },
    ]);
    expect(droppedLineCount).toBe(0);
  });

  test('do not include lines above the maximum quantity, which are reduced to it', async () => {
    const many = lines().map((line) => ({ ...line, cartquantity: 500, cartamount: 1 }));
    const { cart, droppedLineCount } = (await openWith(cartOf(many))).getState();
    expect(cart).toMatchObject([
      { cartquantity: 99, cartamount: 99 * 14500 },
      { cartquantity: 99, cartamount: 99 * 23900 },
    ]);
    expect(droppedLineCount).toBe(0);
  });

  test('are counted too if another tab has written them', async () => {
    const store = await openWith(stored(STATE_VERSION));
    const stop = syncTabs(store, createSafeStorage());
    localStorage.setItem('cart', JSON.stringify({ version: STATE_VERSION, content: [7] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(store.getState()).toMatchObject({ cart: [], droppedLineCount: 1 });
    stop();
  });
});
