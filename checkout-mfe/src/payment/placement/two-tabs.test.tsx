import { act, waitFor, screen, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { type NavigateFunction, useNavigate, useRoutes } from 'shared/router';
import { routes } from '../../routes';
import {
  renderCheckout,
  startBackend,
  findPayButton,
  placeOrderLabel,
} from '../../testing/render-checkout';
import { filledBasket } from '../../testing/filled-basket';

describe('two tabs with one basket (rule 29)', () => {
  it.each([
    ['on a backend with the calls of the specification', []],
    ['on a backend that stores an order in one call', ['order-in-one-call'] as const],
  ])('place one order, because both send the same key, %s', async (_, features) => {
    // Fixes the time, because the key depends on the minute.
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 2, 3, 10));
    const { calls } = startBackend({
      'POST users/orderplace': { body: { orderno: 'SLR10003', totalamount: 743 } },
    });
    const tabs = [
      renderCheckout({ config: { features } }),
      renderCheckout({ config: { features } }),
    ];
    const buttons = await Promise.all(
      tabs.map(({ container }) =>
        within(container).findByRole('button', { name: placeOrderLabel }),
      ),
    );
    for (const button of buttons) await waitFor(() => expect(button).toBeEnabled());
    await Promise.all(tabs.map(({ user }, tab) => user.click(buttons[tab] as Element)));
    const keys = () =>
      calls
        .filter(({ path }) => path === 'users/orderplace')
        .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toBe(keys()[1]);
  });

  it("both stay on the thank-you page, although the first one clears the shopper's data", async () => {
    startBackend();
    let navigate: NavigateFunction = () => undefined;
    const Tab = () => {
      navigate = useNavigate();
      return useRoutes([...routes, { path: '/login', element: null }]);
    };
    const tab = renderPage(<Tab />, {
      initialEntry: '/checkout',
      user: { id: 7 },
      state: filledBasket,
    });
    await findPayButton();
    // Simulates a sign-out of another tab between the start of the navigation and the next paint.
    act(() => {
      void navigate('/thankyouorderplace', { state: { orderno: 'SLR10003' } });
      tab.session.recordSignOut();
    });
    expect(tab.getAddress()).toBe('/thankyouorderplace');
    expect(screen.getByText('SLR10003')).toBeVisible();
  });
});
