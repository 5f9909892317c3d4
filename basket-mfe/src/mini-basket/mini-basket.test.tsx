import { act, screen, waitFor } from '@testing-library/react';
import { cartCleared, lineIncreased, lineRemoved } from 'shared/basket';
import { fakeBackend, renderPage } from 'shared/testing';
import { dress, filledBasket, kit } from '../testing/filled-basket';
import { MiniBasket } from './mini-basket';

const openPage = (state: object = filledBasket, initialEntry = '/') => {
  fakeBackend({});
  return renderPage(<MiniBasket />, { state, initialEntry });
};

describe('the basket badge (rule 13)', () => {
  test('it has the number of items and links to /cart', async () => {
    const { user, getAddress } = openPage();
    await user.click(screen.getByRole('link', { name: 'Basket, 3 items' }));
    await waitFor(() => expect(getAddress()).toBe('/cart'));
  });

  test('it uses the singular for one item', () => {
    openPage({ cart: [kit] });
    expect(screen.getByRole('link', { name: 'Basket, 1 item' })).toBeInTheDocument();
  });

  test('it follows every change, which screen readers announce politely', () => {
    const { store } = openPage();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => void store.dispatch(lineIncreased(kit)));
    expect(screen.getByRole('link', { name: 'Basket, 4 items' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Removal Kit B: 2. Basket: £1,127.00.');
    act(() => void store.dispatch(lineRemoved(dress)));
    expect(screen.getByRole('status')).toHaveTextContent(/^Full-length dress removed\./);
    act(() => void store.dispatch(lineRemoved(kit)));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Removal Kit B removed. The basket is empty.',
    );
  });

  test.each(['/thankyouorderplace', '/payment-success'])(
    'it announces nothing as removed when %s empties it, because it is ordered',
    (path) => {
      const { store } = openPage({ cart: [kit] }, path);
      act(() => void store.dispatch(cartCleared()));
      expect(screen.getByRole('link', { name: 'Basket, 0 items' })).toBeInTheDocument();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    },
  );

  test('it announces no change when local storage was read', async () => {
    localStorage.setItem('cart', JSON.stringify({ version: 1, content: [kit] }));
    fakeBackend({});
    renderPage(<MiniBasket />, { isPersistent: true });
    expect(await screen.findByRole('link', { name: 'Basket, 1 item' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
