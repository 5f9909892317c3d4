import { screen, waitFor, within } from '@testing-library/react';
import { loadWhenIdle } from 'shared/core';
import { logIn, openLogin, yes } from '../testing/open-login';

// What is fetched when it is used is there.
beforeAll(loadWhenIdle);

const search = '?session_id=cs_1&order_id=SLR10003';
const linked = { features: ['order-link'] as const };

const cameFrom = (pathname: string, options: object = { config: linked }, query = search) =>
  openLogin(
    { 'POST admin/userlogin': yes },
    {
      at: { pathname: '/login', state: { from: { pathname, search: query, hash: '' } } },
      ...options,
    },
  );

const panel = () => screen.findByRole('region', { name: 'Your payment may have gone through' });

describe('coming back from a payment to a browser without a sign-in (decision 61)', () => {
  test.each(['/payment-success', '/payment-cancelled', '/payment-failed', '/Payment-Success/'])(
    'from %s the page says so, names the order, and what the link in the mail does',
    async (pathname) => {
      cameFrom(pathname);
      const said = within(await panel());
      expect(said.getByText('SLR10003')).toBeVisible();
      expect(
        said.getByText(/link in your e-mail opens the order without signing in/),
      ).toBeVisible();
    },
  );

  test('the way back keeps the session of the payment', async () => {
    const { user, address } = cameFrom('/payment-success');
    await panel();
    await logIn(user);
    await waitFor(() => expect(address()).toBe(`/payment-success${search}`));
  });

  test('an address without an order number names none, and a long one is cut', async () => {
    const { unmount } = cameFrom('/payment-success', {}, '?session_id=cs_1');
    expect(await panel()).not.toHaveTextContent(/order number/i);
    unmount();
    cameFrom('/payment-failed', {}, `?order_id=${'9'.repeat(500)}`);
    expect(within(await panel()).getByText(/^9+…$/).textContent).toHaveLength(61);
  });

  test('a backend without links in its mails promises none (decision 46)', async () => {
    cameFrom('/payment-success', {});
    expect(await panel()).not.toHaveTextContent(/e-mail/);
  });

  test.each(['/checkout', '/myaccount', '/payment-success/more'])(
    'somebody who comes from %s is told nothing of a payment',
    async (pathname) => {
      cameFrom(pathname);
      expect(await screen.findByRole('form', { name: 'Log In' })).toBeVisible();
      expect(screen.queryByText(/payment/)).not.toBeInTheDocument();
    },
  );

  test('nor is anybody who is signed in', async () => {
    cameFrom('/payment-success', { user: { id: 7 } });
    expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
    expect(screen.queryByText(/payment/)).not.toBeInTheDocument();
  });
});
