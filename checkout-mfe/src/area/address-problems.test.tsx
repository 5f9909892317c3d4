import { screen, waitFor } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';
import { findPayButton, renderCheckout, startBackend } from '../testing/render-checkout';
import { customer } from '../testing/minimal-backend';
import { kitLine } from '../testing/filled-basket';

const moveBasket = {
  cart: [{ ...kitLine, id: 20, productid: 20, name: 'One-Bedroom Move', cartquantity: 1 }],
};
const createResponses = (postalcode: string, area?: string) => ({
  'GET users/getservices': { body: [{ id: 1, name: 'Home Removals', delivery: 1, area }] },
  'GET users/getcustomers/7': { body: { ...customer, postalcode } },
});

describe('an address at the checkout (rule 67)', () => {
  it('outside the area of a move is told, with a way to the quote', async () => {
    startBackend(createResponses('BT1 1AA', ''));
    renderCheckout({ state: moveBasket, livePaths: ['/how-much-to-move'] });
    expect(await screen.findByText(/^BT1 1AA is outside London/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      '/how-much-to-move',
    );
  });

  it('outside the area of storage leads to the quote too, with Collection Only', async () => {
    startBackend({
      ...createResponses('JE2 3AB', ''),
      'GET users/getservices': { body: [{ id: 1, name: 'Storage', delivery: 1, area: '' }] },
    });
    renderCheckout({ state: { cart: [{ ...kitLine, id: 30, productid: 30, name: 'Storage' }] } });
    expect(await screen.findByText(/^JE2 3AB is outside .* storage has its/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
  });

  it('outside the area does not matter to a backend without areas', async () => {
    startBackend(createResponses('BT1 1AA'));
    renderCheckout({ state: moveBasket });
    await findPayButton();
    expect(screen.queryByText(/is outside/)).toBeNull();
  });

  it('off the mainland is told for a delivery, and not for a collection', async () => {
    startBackend(createResponses('JE2 3AB', ''));
    const { user } = renderCheckout({ state: { cart: [kitLine] } });
    await findPayButton();
    expect(screen.queryByText('Outside our area')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Card payment' }));
    expect(
      await screen.findByText(/JE2 3AB is outside .* Please choose Collection Only/),
    ).toBeVisible();
  });

  it('that is incomplete is asked about before a delivery, and nothing is refused', async () => {
    startBackend({
      ...createResponses('1234'),
      'GET users/getcustomers/7': { body: { ...customer, address: '', postalcode: '1234' } },
    });
    const { user } = renderCheckout({ state: { cart: [kitLine] } });
    await user.click(await screen.findByRole('radio', { name: 'Card payment' }));
    expect(await screen.findByText('Your address has no street. Is that right?')).toBeVisible();
    expect(screen.getByText('We cannot read the postcode ‘1234’. Is it right?')).toBeVisible();
    expect(screen.getByText('Please check your address')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pay now/ })).toBeEnabled();
  });
});

describe('a postcode in the delivery details', () => {
  const openDetails = (area?: string) => {
    const backend = startBackend({
      ...createResponses('', area),
      'POST users/addcustomers': { body: { insertId: 9 } },
    });
    return {
      ...backend,
      ...renderPage(routes, { initialEntry: '/details', user: { id: 7 }, state: moveBasket }),
    };
  };

  it('is written as the post does, and sent so', async () => {
    const { user, calls } = openDetails();
    const field = await screen.findByRole('textbox', { name: 'Post Code' });
    await user.type(field, 'sw1a1aa');
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(field).toHaveValue('SW1A 1AA');
    expect(calls.find(({ path }) => path === 'users/addcustomers')?.body).toMatchObject({
      postalcode: 'SW1A 1AA',
    });
  });

  it('that cannot be read or is outside the area is asked about beside the field', async () => {
    const { user } = openDetails('');
    const field = await screen.findByRole('textbox', { name: 'Post Code' });
    await user.type(field, 'SWIA 1AA');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/cannot read the postcode ‘SWIA 1AA’/);
    await user.clear(field);
    await user.type(field, 'bt1 1aa');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/^BT1 1AA is outside London/);
    expect(screen.getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
  });
});

describe('the other parts of an address in the delivery details', () => {
  it('are asked about after they were left empty, and sent as they are', async () => {
    const { calls } = startBackend({
      ...createResponses('SE1 7PB', ''),
      'GET users/getcustomers/7': { body: {} },
      'POST users/addcustomers': { body: { insertId: 9 } },
    });
    const { user } = renderPage(routes, {
      initialEntry: '/details',
      user: { id: 7 },
      state: { cart: [kitLine] },
    });
    const getField = (name: string) => screen.getByRole('textbox', { name });
    await user.click(await screen.findByRole('textbox', { name: 'First Name' }));
    expect(screen.queryByText(/Is that right/)).toBeNull();
    for (const name of ['Address', 'City', 'Mobile', 'Last Name']) await user.click(getField(name));
    for (const [name, part] of [
      ['First Name', 'name'],
      ['Address', 'street'],
      ['City', 'town'],
    ] as const)
      expect(getField(name)).toHaveAccessibleDescription(
        `Your address has no ${part}. Is that right?`,
      );
    expect(getField('Mobile')).not.toHaveAccessibleDescription();
    await user.type(getField('Last Name'), 'Example');
    expect(getField('First Name')).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(calls.find(({ path }) => path === 'users/addcustomers')?.body).toMatchObject({
      name: '',
      address: '',
      city: '',
    });
  });

  it('are asked about when the shopper goes on without visiting them, but not during a press', async () => {
    startBackend({ ...createResponses('', ''), 'GET users/getcustomers/7': { body: {} } });
    const { user } = renderPage(routes, {
      initialEntry: '/details',
      user: { id: 7 },
      state: { cart: [kitLine] },
    });
    const lastName = await screen.findByRole('textbox', { name: 'Last Name' });
    const city = screen.getByRole('textbox', { name: 'City' });
    await user.click(lastName);
    expect(city).not.toHaveAccessibleDescription();
    const button = screen.getByRole('button', { name: 'Proceed to Checkout' });
    await user.pointer({ target: button, keys: '[MouseLeft>]' });
    expect(city).not.toHaveAccessibleDescription();
    await user.pointer({ target: document.body, keys: '[/MouseLeft]' });
    await waitFor(() =>
      expect(city).toHaveAccessibleDescription('Your address has no town. Is that right?'),
    );
    expect(screen.getByRole('textbox', { name: 'Post Code' })).toHaveAccessibleDescription(
      'Your address has no postcode. Is that right?',
    );
  });
});
