import { act, screen } from '@testing-library/react';
import { clearPaidBasket } from './placement/clear-paid-basket';
import { renderCheckout, startBackend } from '../testing/render-checkout';

const findCardChoice = () => screen.findByRole('radio', { name: 'Card payment' });

describe('the payment method', () => {
  it('is still chosen after the shopper has left the checkout, until the order is paid', async () => {
    startBackend();
    const firstCheckout = renderCheckout();
    await firstCheckout.user.click(await findCardChoice());
    firstCheckout.unmount();
    const { store, unmount } = renderCheckout();
    expect(await findCardChoice()).toBeChecked();
    act(() => store.dispatch(clearPaidBasket()));
    unmount();
    renderCheckout();
    expect(await findCardChoice()).not.toBeChecked();
  });
});
