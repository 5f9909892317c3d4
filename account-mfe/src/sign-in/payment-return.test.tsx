import { screen, waitFor, within } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import { logIn, openLogin, acceptedResponse } from '../testing/open-login';

// Loads the lazy modules before the tests, so that no test must wait for their code.
beforeAll(loadIdleModules);

const search = '?session_id=cs_1&order_id=SLR10003';
const linked = { features: ['order-link'] as const };

const openLoginFrom = (pathname: string, options: object = { config: linked }, query = search) =>
  openLogin(
    { 'POST admin/userlogin': acceptedResponse },
    {
      initialEntry: { pathname: '/login', state: { from: { pathname, search: query, hash: '' } } },
      ...options,
    },
  );

const panel = () => screen.findByRole('region', { name: 'Your payment may have gone through' });

describe('the login page after a payment in a browser without a sign-in (rule 61)', () => {
  test.each(['/payment-success', '/payment-cancelled', '/payment-failed', '/Payment-Success/'])(
    'from %s shows the order number and explains the link of the email',
    async (pathname) => {
      openLoginFrom(pathname);
      const panelQueries = within(await panel());
      expect(panelQueries.getByText('SLR10003')).toBeVisible();
      expect(
        panelQueries.getByText(/link in your e-mail opens the order without signing in/),
      ).toBeVisible();
    },
  );

  test("after the payment of an order's rest shows the number, and leads back to the order", async () => {
    const query = '?order=SLR10003&payment=paid&session=cs_1';
    const { user, getAddress } = openLoginFrom('/my-orders', { config: linked }, query);
    expect(within(await panel()).getByText('SLR10003')).toBeVisible();
    await logIn(user);
    await waitFor(() => expect(getAddress()).toBe(`/my-orders${query}`));
  });

  test('after the sign-in it opens the payment page with its query', async () => {
    const { user, getAddress } = openLoginFrom('/payment-success');
    await panel();
    await logIn(user);
    await waitFor(() => expect(getAddress()).toBe(`/payment-success${search}`));
  });

  test('shows no order number without one in the address, and shortens a long one', async () => {
    const { unmount } = openLoginFrom('/payment-success', {}, '?session_id=cs_1');
    expect(await panel()).not.toHaveTextContent(/order number/i);
    unmount();
    openLoginFrom('/payment-failed', {}, `?order_id=${'9'.repeat(500)}`);
    expect(within(await panel()).getByText(/^9+…$/).textContent).toHaveLength(61);
  });

  test('mentions no email link if the backend has no such links (rule 46)', async () => {
    openLoginFrom('/payment-success', {});
    expect(await panel()).not.toHaveTextContent(/e-mail/);
  });

  test.each(['/checkout', '/myaccount', '/payment-success/more'])(
    'does not mention a payment to a shopper who comes from %s',
    async (pathname) => {
      openLoginFrom(pathname);
      expect(await screen.findByRole('form', { name: 'Log In' })).toBeVisible();
      expect(screen.queryByText(/payment/)).not.toBeInTheDocument();
    },
  );

  test('does not mention a payment to a signed-in shopper', async () => {
    openLoginFrom('/payment-success', { user: { id: 7 } });
    expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
    expect(screen.queryByText(/payment/)).not.toBeInTheDocument();
  });
});
