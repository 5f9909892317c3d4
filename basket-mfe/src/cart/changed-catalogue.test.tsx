import { act, screen, waitFor, within } from '@testing-library/react';
import { basketReplaced } from 'shared/basket';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { deliveryResponses, dress, filledBasket, kit } from '../testing/filled-basket';

const features = { features: ['texts'] as const };
const toApiProduct = ({ price, ...line }: typeof dress) => ({ ...line, price: price / 100 });
const currentAddons = [
  { id: 1, name: 'Keepsake box', amount: 40 },
  { id: 2, name: 'Stain guard', amount: 20.5 },
];

const createResponses = () => ({
  ...deliveryResponses,
  'GET users/getproducts/2': { body: [toApiProduct(dress)] },
  'GET users/getproducts/3': { body: [toApiProduct(kit)] },
  'GET users/getsubservices/2': { body: [] },
  'GET users/getpackages/bridal': { body: currentAddons },
});

const openCart = (responses: Parameters<typeof fakeBackend>[0], config: object = features) => {
  fakeBackend({ ...createResponses(), ...responses });
  return renderPage(routes, { initialEntry: '/cart', state: filledBasket, config });
};

const findRow = async (name: RegExp) =>
  (await screen.findAllByRole('row')).find((row) => name.test(row.textContent ?? ''));

describe('the basket after the catalogue has changed', () => {
  it('shows present prices, address and picture at once, and says which prices have changed', async () => {
    const { store } = openCart({
      'GET users/getproducts/3': {
        body: [{ ...toApiProduct(kit), price: 349, slug: 'kit-b', image: '{"picture0":"b.svg"}' }],
      },
      'GET users/getpackages/bridal': { body: [{ id: 2, name: 'Stain guard', amount: 22 }] },
    });
    const notice = await screen.findByText('Prices have changed');
    expect(notice.closest('[role=status]')).toHaveTextContent(
      'Removal Kit B is now £349.00 instead of £343.00.Stain guard is now £22.00 instead of £20.50.',
    );
    expect(await findRow(/Removal Kit B/)).toHaveTextContent('£349.00');
    expect(store.getState().cart[1]).toMatchObject({
      slug: 'kit-b',
      image: '{"picture0":"b.svg"}',
    });
  });

  it('marks a product that is no longer on sale, and removes it on request', async () => {
    const { user, store } = openCart({ 'GET users/getproducts/3': { body: [] } });
    expect(await screen.findByText('Removal Kit B is no longer available.')).toBeVisible();
    expect(screen.getByText('Change or remove this to order the rest')).toBeVisible();
    const row = await findRow(/Removal Kit B/);
    expect(within(row as HTMLElement).getByText('No longer available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Removal Kit B' }));
    expect(store.getState().cart).toEqual([expect.objectContaining({ productid: 11 })]);
    expect(screen.queryByText('No longer available')).toBeNull();
  });

  it('marks an add-on that is no longer offered, and removes the add-on alone', async () => {
    const { user, store } = openCart({
      'GET users/getpackages/bridal': { body: [currentAddons[0]] },
    });
    expect(await screen.findByText('Stain guard is no longer available.')).toBeVisible();
    expect(
      within((await findRow(/Stain guard/)) as HTMLElement).getByText('No longer available'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Stain guard' }));
    expect(store.getState()).toMatchObject({ packages: [], cart: [{ productid: 11 }, {}] });
  });

  it.each([
    ['a list cannot be read', { status: 500, body: {} }, features],
    ['the backend has only section 7', { body: [] }, { features: [] }],
  ])('marks nothing if %s', async (_, response, config) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { calls } = fakeBackend({
      ...createResponses(),
      'GET users/getproducts/2': { body: [{ ...toApiProduct(dress), price: 150 }] },
      'GET users/getproducts/3': response,
    });
    renderPage(routes, { initialEntry: '/cart', state: filledBasket, config });
    expect(await screen.findByText('Prices have changed')).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain('users/getproducts/3');
    expect(screen.queryByText(/No longer available/)).toBeNull();
  });

  it('marks a product that arrives from the account and is no longer on sale', async () => {
    fakeBackend({ ...createResponses(), 'GET users/getproducts/3': { body: [] } });
    const { store } = renderPage(routes, {
      initialEntry: '/cart',
      state: { ...filledBasket, cart: [dress] },
      config: features,
    });
    await findRow(/Full-length dress/);
    act(() => void store.dispatch(basketReplaced(filledBasket)));
    expect(await screen.findByText('Removal Kit B is no longer available.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Removal Kit B' })).toBeVisible();
  });

  const placement = { key: 'k1', fingerprint: 'f1', orderno: null, done: [] };
  const dearerKit = { 'GET users/getproducts/3': { body: [{ ...toApiProduct(kit), price: 349 }] } };

  it('shows present prices while a card payment is open, because the next order replaces its order', async () => {
    fakeBackend({ ...createResponses(), ...dearerKit });
    const state = { ...filledBasket, placement: { ...placement, method: 'online' as const } };
    renderPage(routes, { initialEntry: '/cart', state, config: features });
    expect(
      await screen.findByText('Removal Kit B is now £349.00 instead of £343.00.'),
    ).toBeVisible();
  });

  it('keeps its prices while the response to an order is missing, because the order may be stored', async () => {
    const { calls } = fakeBackend({ ...createResponses(), ...dearerKit });
    const state = { ...filledBasket, placement: { ...placement, method: 'offline' as const } };
    renderPage(routes, { initialEntry: '/cart', state, config: features });
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toContain('users/getpackages/bridal'),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText('Prices have changed')).toBeNull();
    expect(await findRow(/Removal Kit B/)).toHaveTextContent('£343.00');
  });
});
