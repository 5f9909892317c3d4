import { act, screen } from '@testing-library/react';
import { Link } from 'shared/router';
import { type Remotes, RemotesProvider } from 'shared/slots';
import { renderPage } from 'shared/testing';
import { MiniBasketSlot } from './mini-basket-slot';

/** Renders the slot with a basket remote that cannot be loaded until `isThere` is true. */
async function show() {
  jest.mocked(console.error).mockImplementation(() => undefined);
  jest.mocked(console.warn).mockImplementation(() => undefined);
  const basket = { isThere: false, tries: 0 };
  const loadedModule = Promise.resolve({ MiniBasket: () => <p>The remote’s basket</p> });
  let loading: Promise<unknown> | undefined;
  const remotes: Remotes = {
    load: <Module,>() => {
      if (!loading) {
        basket.tries += 1;
        loading = basket.isThere ? loadedModule : Promise.reject(new Error('gone'));
      }
      return loading as Promise<Module>;
    },
    invalidate: () => (loading = undefined),
  };
  const slot = (
    <RemotesProvider value={remotes}>
      <MiniBasketSlot />
      <Link to="/faq">Questions</Link>
    </RemotesProvider>
  );
  // The act also waits for suspended content.
  const page = await act(async () => renderPage(slot));
  return { ...page, basket };
}

describe('the basket in the header, whose remote could not be loaded', () => {
  it("is the shell's own badge until the next page, which loads the remote again", async () => {
    const { basket } = await show();
    expect(screen.getByRole('link', { name: 'Basket, 0 items' })).toBeVisible();
    expect(basket.tries).toBe(1);
    basket.isThere = true;
    await act(async () => screen.getByRole('link', { name: 'Questions' }).click());
    expect(await screen.findByText('The remote’s basket')).toBeVisible();
    expect(basket.tries).toBe(2);
  });

  it('loads the remote again when the network is back', async () => {
    const { basket } = await show();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(basket.tries).toBe(2);
    basket.isThere = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The remote’s basket')).toBeVisible();
  });
});
