import { screen, within, waitFor } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { deliveryResponses, filledBasket } from '../testing/filled-basket';
import { BasketModal } from './basket-modal';

async function openModal(state: object = filledBasket) {
  fakeBackend(deliveryResponses);
  const onOpenChange = jest.fn();
  const page = renderPage(<BasketModal open onOpenChange={onOpenChange} />, { state });
  const modal = await screen.findByRole('dialog', { name: 'Your Basket' });
  return { ...page, onOpenChange, modal };
}

describe('the basket modal (specification, section 2)', () => {
  test("it has the title 'Your Basket', lines with their add-ons, and the total", async () => {
    const { modal } = await openModal();
    expect(await within(modal).findByText('£819.00')).toBeInTheDocument();
    const lines = within(modal).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringContaining('Full-length dress'),
      expect.stringContaining('Stain guard'),
      expect.stringContaining('Keepsake box'),
      expect.stringContaining('Removal Kit B'),
    ]);
  });

  test('its total is below the scrolling content', async () => {
    const { modal } = await openModal();
    const total = await within(modal).findByText('£819.00');
    expect(total.closest('footer')).toContainElement(
      within(modal).getByRole('link', { name: 'Proceed to Checkout' }),
    );
  });

  test("'Proceed to Checkout' leads to /details and closes it", async () => {
    const { user, getAddress, onOpenChange } = await openModal();
    await user.click(await screen.findByRole('link', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(getAddress()).toBe('/details'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  test("'Continue shopping' closes it and keeps the page", async () => {
    const { user, getAddress, onOpenChange } = await openModal();
    await user.click(await screen.findByRole('button', { name: 'Continue shopping' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(getAddress()).toBe('/'));
  });

  test('screen readers announce its changes within the dialog', async () => {
    const { user, modal } = await openModal();
    await user.click(
      await within(modal).findByRole('button', { name: 'Increase quantity of Removal Kit B' }),
    );
    expect(within(modal).getByText('Removal Kit B: 2. Basket: £1,127.00.')).toBeInTheDocument();
  });

  test('it shows a message when it becomes empty', async () => {
    await openModal({});
    expect(screen.getByRole('heading', { name: 'Your basket is empty' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
  });
});
