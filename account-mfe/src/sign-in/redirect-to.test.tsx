import { screen, waitFor } from '@testing-library/react';
import { logIn, openLogin, checkoutStartedState, acceptedResponse } from '../testing/open-login';

describe('after a successful sign-in (specification, section 2; rule 4)', () => {
  test('the shopper goes to /details if a checkout was started', async () => {
    const { user, getAddress } = openLogin(
      { 'POST admin/userlogin': acceptedResponse },
      { state: checkoutStartedState },
    );
    await logIn(user);
    await waitFor(() => expect(getAddress()).toBe('/details'));
  });

  test('a remembered page takes precedence, with its query', async () => {
    const from = { pathname: '/payment-success', search: '?session_id=cs_1&order_id=SLR10001' };
    const { user, getAddress } = openLogin(
      { 'POST admin/userlogin': acceptedResponse },
      { initialEntry: { pathname: '/login', state: { from } }, state: checkoutStartedState },
    );
    await logIn(user);
    await waitFor(() =>
      expect(getAddress()).toBe('/payment-success?session_id=cs_1&order_id=SLR10001'),
    );
  });

  describe('staff', () => {
    const responses = {
      'POST admin/userlogin': { body: { ...acceptedResponse.body, role: 'staff' } },
    };
    const config = { features: ['staff' as const] };

    test('go to /admin, whatever they have in the basket (rule 57)', async () => {
      const { user, getAddress } = openLogin(responses, { config, state: checkoutStartedState });
      await logIn(user);
      await waitFor(() => expect(getAddress()).toBe('/admin'));
    });

    test('go to the page that they asked for', async () => {
      const from = { pathname: '/admin/refunds' };
      const at = { pathname: '/login', state: { from } };
      const { user, getAddress } = openLogin(responses, { config, initialEntry: at });
      await logIn(user);
      await waitFor(() => expect(getAddress()).toBe('/admin/refunds'));
    });

    test("go to the customers' page if the backend does not announce the staff area", async () => {
      const { user, getAddress } = openLogin(responses, { state: checkoutStartedState });
      await logIn(user);
      await waitFor(() => expect(getAddress()).toBe('/details'));
    });

    test('who are already signed in see a link to the staff area', () => {
      openLogin({}, { config, user: { id: 7, role: 'staff' } });
      expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/admin');
    });
  });

  test.each(['//evil.example', 'https://evil.example', 7])(
    'an origin that is no path of ours (%p) is not followed',
    async (pathname) => {
      const { user, getAddress } = openLogin(
        { 'POST admin/userlogin': acceptedResponse },
        { initialEntry: { pathname: '/login', state: { from: { pathname } } } },
      );
      await logIn(user);
      await waitFor(() => expect(getAddress()).toBe('/'));
    },
  );

  test('a signed-in user sees a link to continue, and can use another account', async () => {
    const { user } = openLogin({}, { user: { id: 7 }, state: checkoutStartedState });
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/details');
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/myaccount');
    await user.click(screen.getByRole('button', { name: 'Sign in with another account' }));
    expect(screen.getByRole('form', { name: 'Log In' })).toBeInTheDocument();
  });
});
