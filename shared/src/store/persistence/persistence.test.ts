import { waitFor } from '@testing-library/react';
import {
  lineRemoved,
  packageIncreased,
  productAdded,
  shopperDataCleared,
} from '../basket/basket-events';
import type { CartLine, PackageLine } from '../basket/lines';
import { createAppStore } from '../create-store';
import {
  createPersonalisedChoice,
  createProduct,
  createStandardChoice,
} from '../testing/basket-fixtures';
import { syncTabs } from './sync-tabs';
import { RESTORE_ACTION_TYPE } from './persistence-enhancer';
import { createSafeStorage } from './safe-storage';

/** Opens a page that has hydrated and read local storage. */
async function openPage() {
  const storage = createSafeStorage();
  const store = createAppStore({ extra: { apiHost: '' }, storage });
  store.dispatch({ type: RESTORE_ACTION_TYPE });
  await waitFor(() => expect(store.getState().restored).toBe(true));
  return { store, storage };
}
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')?.content;
const withBoth = {
  product: createProduct(),
  choices: [createStandardChoice(), createPersonalisedChoice()],
};

describe('locally stored state (specification, section 3)', () => {
  test('cart, packages, personalised and checkoutstatus are persisted and restored on load', async () => {
    const first = await openPage();
    first.store.dispatch(productAdded(withBoth));
    await waitFor(() => expect(stored('checkoutstatus')).toBe(1));
    const { cart, packages, personalised: special } = first.store.getState();
    const second = await openPage();
    expect(second.store.getState()).toMatchObject({
      cart,
      packages,
      personalised: special,
      checkoutstatus: 1,
    });
  });

  test('a product that is added just before the page is unloaded is in the basket of the next page', async () => {
    const store = createAppStore({ extra: { apiHost: '' }, storage: createSafeStorage() });
    // Dispatches an event as early as a click that was captured before hydration and is replayed
    // now.
    const stop = store.subscribe(() => {
      if (!store.getState().restored) return;
      stop();
      store.dispatch(productAdded(withBoth));
    });
    store.dispatch({ type: RESTORE_ACTION_TYPE });
    await waitFor(() => expect(store.getState().cart).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored('cart')).toHaveLength(1);
    expect(stored('personalised')).toHaveLength(1);
  });

  test('a page that is unloaded before it has read local storage changes nothing there', async () => {
    const first = await openPage();
    first.store.dispatch(productAdded(withBoth));
    await waitFor(() => expect(stored('cart')).toHaveLength(1));
    createAppStore({ extra: { apiHost: '' }, storage: createSafeStorage() });
    window.dispatchEvent(new Event('pagehide'));
    expect(stored('cart')).toHaveLength(1);
  });

  test('before hydration the page shows no stored state', async () => {
    const first = await openPage();
    first.store.dispatch(productAdded(withBoth));
    await waitFor(() => expect(stored('cart')).toHaveLength(1));
    const storage = createSafeStorage();
    const store = createAppStore({ extra: { apiHost: '' }, storage });
    expect(store.getState()).toMatchObject({ cart: [], restored: false });
    expect(stored('cart')).toHaveLength(1);
  });

  test('an empty slice leaves no key in local storage', async () => {
    const { store } = await openPage();
    store.dispatch(productAdded(withBoth));
    await waitFor(() => expect(stored('personalised')).toHaveLength(1));
    store.dispatch(shopperDataCleared());
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test.each([
    ['text that does not parse', '{oops'],
    ['another version', JSON.stringify({ version: 99, content: [] })],
    ['a foreign list', JSON.stringify([{ id: 1 }])],
    ['a quantity of nothing', JSON.stringify({ version: 1, content: [{ cartquantity: 0 }] })],
    ['null', 'null'],
    ['a number', '42'],
    ['content of a shop before this one', JSON.stringify([{ productid: 1, cartquantity: '2' }])],
  ])('%s is ignored and does not affect other slices', async (_, foreign) => {
    const first = await openPage();
    first.store.dispatch(productAdded(withBoth));
    await waitFor(() => expect(stored('checkoutstatus')).toBe(1));
    localStorage.setItem('personalised', foreign);
    const second = await openPage();
    expect(second.store.getState().personalised).toEqual([]);
    expect(second.store.getState().cart).toHaveLength(1);
    expect(second.store.getState().packages).toHaveLength(1);
    expect(second.store.getState().checkoutstatus).toBe(1);
  });

  test('add-ons of an unreadable product are removed, and the other add-ons stay', async () => {
    const first = await openPage();
    first.store.dispatch(productAdded(withBoth));
    first.store.dispatch(productAdded({ ...withBoth, product: createProduct({ id: 12 }) }));
    await waitFor(() => expect(stored('cart')).toHaveLength(2));
    const [, remainingLine] = stored('cart');
    localStorage.setItem('cart', JSON.stringify({ version: 1, content: [remainingLine] }));
    const { store } = await openPage();
    expect(store.getState().packages.map(({ productid }) => productid)).toEqual([12]);
    expect(store.getState().personalised.map(({ productid }) => productid)).toEqual([12]);
    store.dispatch(lineRemoved(remainingLine));
    await waitFor(() => expect(stored('packages')).toBeUndefined());
  });
});

describe('tabs share their state (rule 13)', () => {
  /** Dispatches the event that browsers send to the other tabs after a write. */
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  async function twoTabs() {
    const here = await openPage();
    const stop = syncTabs(here.store, here.storage);
    const other = await openPage();
    return { here: here.store, other: other.store, stop };
  }

  test('additions, changes and removals in one tab appear in the other', async () => {
    const { here, other, stop } = await twoTabs();
    other.dispatch(productAdded(withBoth));
    other.dispatch(packageIncreased(other.getState().packages[0] as PackageLine));
    await waitFor(() => expect(stored('packages')[0].cartquantity).toBe(2));
    ['cart', 'packages', 'personalised', 'checkoutstatus'].forEach(tell);
    for (const key of ['cart', 'packages', 'personalised', 'checkoutstatus'] as const)
      expect(here.getState()[key]).toEqual(other.getState()[key]);

    other.dispatch(lineRemoved(other.getState().cart[0] as CartLine));
    await waitFor(() => expect(stored('cart')).toBeUndefined());
    ['cart', 'packages', 'personalised'].forEach(tell);
    expect(here.getState()).toMatchObject({ cart: [], packages: [], personalised: [] });
    stop();
  });

  test('clearing in one tab clears the other, and the other does not write back', async () => {
    const { here, stop } = await twoTabs();
    here.dispatch(productAdded(withBoth));
    await waitFor(() => expect(stored('cart')).toHaveLength(1));
    localStorage.clear();
    tell(null);
    expect(here.getState()).toMatchObject({ cart: [], packages: [], checkoutstatus: 0 });
    await new Promise((done) => setTimeout(done, 20));
    expect(localStorage).toHaveLength(0);
    stop();
  });

  test("taking over another tab's change writes nothing, so that tabs do not trigger each other", async () => {
    const { here, other, stop } = await twoTabs();
    other.dispatch(productAdded(withBoth));
    await waitFor(() => expect(stored('checkoutstatus')).toBe(1));
    const entriesBefore = { ...localStorage };
    ['cart', 'packages', 'personalised', 'checkoutstatus'].forEach(tell);
    await new Promise((done) => setTimeout(done, 20));
    expect({ ...localStorage }).toEqual(entriesBefore);
    expect(here.getState().cart).toHaveLength(1);
    stop();
  });

  test('unreadable content of another tab leaves this tab unchanged', async () => {
    const { here, stop } = await twoTabs();
    here.dispatch(productAdded(withBoth));
    localStorage.setItem('cart', 'foreign');
    tell('cart');
    expect(here.getState().cart).toHaveLength(1);
    stop();
  });

  test('a page that returns from the back-forward cache reads local storage again', async () => {
    const { here, other, stop } = await twoTabs();
    other.dispatch(productAdded(withBoth));
    await waitFor(() => expect(stored('cart')).toHaveLength(1));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(here.getState().cart).toHaveLength(1);
    stop();
  });
});

test('a basket that local storage refuses survives the back-forward cache', async () => {
  const { store } = await openPage();
  const stop = syncTabs(store, createSafeStorage());
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  store.dispatch(productAdded(withBoth));
  await waitFor(() => expect(createSafeStorage().getItem('cart')).not.toBeNull());
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.getState().cart).toHaveLength(1);
  stop();
  createSafeStorage().clear();
});
