import { screen, waitFor } from '@testing-library/react';
import { logIn, openLogin, started, yes } from '../testing/open-login';

describe('after a successful sign-in (specification, section 2; rule 4)', () => {
  test('the shopper goes to /details if a checkout was started', async () => {
    const { user, address } = openLogin({ 'POST admin/userlogin': yes }, { state: started });
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/details'));
  });

  test('a remembered page takes precedence, with its query', async () => {
    const from = { pathname: '/payment-success', search: '?session_id=cs_1&order_id=SLR10001' };
    const { user, address } = openLogin(
      { 'POST admin/userlogin': yes },
      { at: { pathname: '/login', state: { from } }, state: started },
    );
    await logIn(user);
    await waitFor(() =>
      expect(address()).toBe('/payment-success?session_id=cs_1&order_id=SLR10001'),
    );
  });

  describe('staff', () => {
    const answers = { 'POST admin/userlogin': { body: { ...yes.body, role: 'staff' } } };
    const config = { features: ['staff' as const] };

    test('go to /admin, whatever they have in the basket (rule 57)', async () => {
      const { user, address } = openLogin(answers, { config, state: started });
      await logIn(user);
      await waitFor(() => expect(address()).toBe('/admin'));
    });

    test('go to the page that they asked for', async () => {
      const from = { pathname: '/admin/refunds' };
      const at = { pathname: '/login', state: { from } };
      const { user, address } = openLogin(answers, { config, at });
      await logIn(user);
      await waitFor(() => expect(address()).toBe('/admin/refunds'));
    });

    test("go to the customers' page if the backend does not announce the staff area", async () => {
      const { user, address } = openLogin(answers, { state: started });
      await logIn(user);
      await waitFor(() => expect(address()).toBe('/details'));
    });

    test('who are already signed in see a link to the staff area', () => {
      openLogin({}, { config, user: { id: 7, role: 'staff' } });
      expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/admin');
    });
  });

  test.each(['//evil.example', 'https://evil.example', 7])(
    'an origin that is no path of ours (%p) is not followed',
    async (pathname) => {
      const { user, address } = openLogin(
        { 'POST admin/userlogin': yes },
        { at: { pathname: '/login', state: { from: { pathname } } } },
      );
      await logIn(user);
      await waitFor(() => expect(address()).toBe('/'));
    },
  );

  test('a signed-in user sees a link to continue, and can use another account', async () => {
    const { user } = openLogin({}, { user: { id: 7 }, state: started });
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/details');
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/myaccount');
    await user.click(screen.getByRole('button', { name: 'Sign in with another account' }));
    expect(screen.getByRole('form', { name: 'Log In' })).toBeInTheDocument();
  });
});
