import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remotes } from 'shared/slots';
import { renderPage } from 'shared/testing';
import { crate } from '../testing/catalogue';
import { parseProduct } from '../testing/parse-catalogue';
import { visitPage } from '../testing/visit-page';
import { AddButton } from './add-button';

const broken = Object.assign(Promise.reject<never>(new Error('not released')), {
  status: 'rejected',
  reason: new Error('not released'),
});
broken.catch(() => undefined);
const noRemotes: Remotes = { load: () => broken, invalidate: () => undefined };

const add = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Add to cart' });
    expect(button).toBeEnabled();
    return button;
  });

describe('adding to the cart (specification, section 4)', () => {
  it("turns 'Add to cart' into 'Go to cart' and starts a checkout", async () => {
    const { user, store, getAddress } = visitPage('/boxes/crate');
    await user.click(await add());
    const link = screen.getByRole('link', { name: 'Go to cart' });
    await waitFor(() => expect(link).toHaveFocus());
    await waitFor(() => expect(store.getState().checkoutstatus).toBe(1));
    expect(store.getState().cart).toMatchObject([
      { productid: 21, price: 1250, cartquantity: 1, packages: '[]' },
    ]);
    await user.click(link);
    await waitFor(() => expect(getAddress()).toBe('/cart'));
  });

  it('adds the product with the chosen add-ons, whose amounts are not in its price (rule 15)', async () => {
    const { user, store } = visitPage('/dress-care/gown-clean');
    const keepsake = await screen.findByRole('combobox', { name: 'Keepsake Box' });
    await user.selectOptions(keepsake, 'personalised');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Express' }), 'standard');
    await user.click(await add());
    await waitFor(() => expect(store.getState().cart).toHaveLength(1));
    const { cart, packages, personalised } = store.getState();
    expect(cart).toMatchObject([{ productid: 11, price: 19500, cartamount: 19500 }]);
    expect(packages).toMatchObject([{ id: 2, productid: 11, amount: 4500 }]);
    expect(personalised).toMatchObject([{ id: 1, productid: 11, amount: 5500, cartquantity: 1 }]);
    expect(personalised[0]?.ustring).toBe(cart[0]?.packages);
  });

  it('can add another choice after the first', async () => {
    const { user, store } = visitPage('/dress-care/gown-clean');
    await user.click(await add());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Express' }), 'standard');
    await user.click(await add());
    await waitFor(() => expect(store.getState().cart).toHaveLength(2));
  });

  it('takes effect even if the page is unloaded before the next paint', async () => {
    const { store } = visitPage('/boxes/crate');
    const button = await add();
    fireEvent.click(button);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(store.getState().cart).toHaveLength(1);
  });

  it('shows a message and adds nothing if the basket is full for this product', async () => {
    const line = { productid: 21, packages: '[]', cartquantity: 99, cartamount: 99 * 1250 };
    const { user, store } = visitPage(
      '/boxes/crate',
      {},
      { state: { cart: [{ ...parseProduct(crate), ...line }] } },
    );
    await user.click(await add());
    expect(await screen.findByText('Your basket already holds 99 of these.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Go to cart' })).not.toBeInTheDocument();
    expect(store.getState().cart).toMatchObject([{ cartquantity: 99 }]);
    expect(store.getState().checkoutstatus).toBe(0);
  });
});

describe('a page before local storage was read', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('adds nothing to the basket that a restored basket would replace', async () => {
    const nothing = () => undefined;
    const calls = { onPress: nothing, onBasketUpdated: nothing };
    renderPage(<AddButton product={parseProduct(crate)} choices={[]} {...calls} />, {
      isPersistent: true,
    });
    const button = screen.getByRole('button', { name: 'Add to cart' });
    expect(button).toBeDisabled();
    await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
    expect(button).toBeEnabled();
  });
});

describe('the basket modal (specification, section 9)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("does not open if the basket's remote is missing", async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    visitPage('/boxes/crate', {}, { remotes: noRemotes });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await add());
    await act(async () => void (await jest.advanceTimersByTimeAsync(1100)));
    expect(screen.getByRole('link', { name: 'Go to cart' })).toBeInTheDocument();
    expect(screen.queryByText('Your Basket')).not.toBeInTheDocument();
  });

  it('opens 1000 ms after adding', async () => {
    visitPage('/boxes/crate');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const button = await add();
    await user.click(button);
    await act(async () => void (await jest.advanceTimersByTimeAsync(990)));
    expect(screen.queryByText('Your Basket')).not.toBeInTheDocument();
    await act(async () => void (await jest.advanceTimersByTimeAsync(20)));
    expect(screen.getByText('Your Basket')).toBeInTheDocument();
  });

  it('opens even if another add-on is chosen meanwhile', async () => {
    visitPage('/dress-care/gown-clean');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await add());
    await act(async () => void (await jest.advanceTimersByTimeAsync(500)));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Express' }), 'standard');
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    await act(async () => void (await jest.advanceTimersByTimeAsync(510)));
    expect(screen.getByText('Your Basket')).toBeInTheDocument();
  });
});
