import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { deliveryResponses, filledBasket, kit } from '../testing/filled-basket';

const openCart = (state: object = filledBasket) =>
  renderPage(routes, { initialEntry: '/cart', state });
const row = (name: string) =>
  screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr');
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).getByRole('rowheader').textContent);
const press = async (user: ReturnType<typeof openCart>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the cart page (specification, section 2)', () => {
  test('it is a table of Name, Qty and Price', async () => {
    fakeBackend(deliveryResponses);
    openCart();
    expect((await screen.findAllByRole('columnheader')).map((each) => each.textContent)).toEqual([
      'Name',
      'Qty',
      'Price',
    ]);
    expect(row('Removal Kit B')).toHaveTextContent('£343.00');
    expect(await screen.findByText('Pallet delivery')).toBeInTheDocument();
  });

  test('add-ons and personalised lines are below their product', async () => {
    fakeBackend(deliveryResponses);
    openCart();
    await screen.findByText('Pallet delivery');
    expect(rows().map((text) => text?.replace(/£.*|Personalised$/, ''))).toEqual([
      'Full-length dress',
      'Stain guard',
      'Keepsake box',
      'Removal Kit B',
    ]);
    expect(row('Keepsake box')).toHaveTextContent('Personalised');
    expect(row('Keepsake box')).toHaveTextContent('£110.00');
  });

  test.each([
    ['storage has not been read', { restored: false }],
    ['it is empty', {}],
    ['it is filled', filledBasket],
  ])(
    'the steps of the checkout are rendered if %s, so that nothing moves',
    async (_when, state) => {
      fakeBackend(deliveryResponses);
      openCart(state);
      expect(await screen.findByRole('list', { name: 'Checkout steps' })).toBeVisible();
    },
  );

  test("'Proceed to Checkout' leads to /details", async () => {
    fakeBackend(deliveryResponses);
    const { user, getAddress } = openCart();
    await screen.findByText('Pallet delivery');
    await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(getAddress()).toBe('/details'));
  });

  test('a product leads to its page at /{service slug}/{product slug}', async () => {
    fakeBackend(deliveryResponses);
    openCart();
    expect(await screen.findByRole('link', { name: 'Removal Kit B' })).toHaveAttribute(
      'href',
      '/removal-kits/removal-kit-b',
    );
  });

  test('an empty basket shows a message and a link (rule 9)', () => {
    fakeBackend(deliveryResponses);
    openCart({});
    expect(screen.getByRole('heading', { name: 'Your basket is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See our services' })).toHaveAttribute(
      'href',
      '/services',
    );
    expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
  });

  test('a skeleton is rendered until local storage was read', () => {
    fakeBackend(deliveryResponses);
    renderPage(routes, { initialEntry: '/cart', isPersistent: true });
    expect(screen.getByText('Loading your basket…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Your basket' })).toBeInTheDocument();
  });
});

describe('the basket (specification, section 4)', () => {
  test("a product's plus and minus also change its add-ons", async () => {
    fakeBackend(deliveryResponses);
    const { user, store } = openCart();
    await screen.findByText('Pallet delivery');
    await press(user, 'Increase quantity of Full-length dress');
    expect(row('Full-length dress')).toHaveTextContent('£435.00');
    expect(row('Stain guard')).toHaveTextContent('£61.50');
    expect(row('Keepsake box')).toHaveTextContent('£165.00');
    for (let less = 0; less < 3; less += 1)
      await press(user, 'Decrease quantity of Full-length dress');
    expect(rows()).toHaveLength(1);
    expect(store.getState()).toMatchObject({ cart: [kit], packages: [], personalised: [] });
  });

  test("an add-on's plus and minus change only that line, and at 0 it is removed", async () => {
    fakeBackend(deliveryResponses);
    const { user, store } = openCart();
    await screen.findByText('Pallet delivery');
    await press(user, 'Increase quantity of Stain guard for Full-length dress');
    await press(user, 'Decrease quantity of Keepsake box for Full-length dress');
    await press(user, 'Decrease quantity of Keepsake box for Full-length dress');
    expect(store.getState()).toMatchObject({
      cart: filledBasket.cart,
      packages: [{ cartquantity: 3, cartamount: 6150 }],
      personalised: [],
    });
  });

  test('removing a product removes its add-ons', async () => {
    fakeBackend(deliveryResponses);
    const { user, store } = openCart();
    await screen.findByText('Pallet delivery');
    await press(user, 'Remove Full-length dress from the basket');
    expect(store.getState()).toMatchObject({ cart: [kit], packages: [], personalised: [] });
  });

  test('every counted line is visible, even an add-on without its product', async () => {
    fakeBackend(deliveryResponses);
    const { user, store } = openCart({ ...filledBasket, cart: [] });
    await screen.findByText('£151.00');
    expect(rows()).toHaveLength(2);
    await press(user, 'Decrease quantity of Stain guard');
    await press(user, 'Decrease quantity of Stain guard');
    expect(store.getState().packages).toEqual([]);
  });
});

describe('the delivery charge before a method is chosen (rule 16)', () => {
  const total = async (label = 'Total') => (await screen.findByText(label)).nextElementSibling;

  test('the total includes it, and a text says that collection is free of it', async () => {
    fakeBackend(deliveryResponses);
    openCart();
    expect(await total()).toHaveTextContent('£819.00');
    expect(screen.getByText('Pallet delivery').nextElementSibling).toHaveTextContent('£35.00');
    expect(
      screen.getByText(/This charge is for card orders. Collection Only is free of it/),
    ).toBeVisible();
  });

  test('the charge line appears only if the charge is above 0 (specification, section 2)', async () => {
    fakeBackend(deliveryResponses);
    openCart({ ...filledBasket, cart: filledBasket.cart.slice(0, 1) });
    expect(await total()).toHaveTextContent('£441.00');
    expect(screen.queryByText(/delivery/i)).not.toBeInTheDocument();
  });

  test('a charge that cannot be loaded is reported', async () => {
    const backend = fakeBackend({
      'GET users/getservices': deliveryResponses['GET users/getservices'],
    });
    const { user } = openCart();
    expect(await total('Total before delivery')).toHaveTextContent('£784.00');
    Object.assign(backend.responses, deliveryResponses);
    await press(user, 'Try again');
    await waitFor(async () => expect(await total()).toHaveTextContent('£819.00'));
  });
});
