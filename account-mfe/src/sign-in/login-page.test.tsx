import { screen, waitFor, within } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import {
  getForm,
  logIn,
  refusedResponse,
  openLogin,
  acceptedResponseWithPlainId,
  submitForm,
  signUp,
  checkoutStartedState,
  acceptedResponse,
} from '../testing/open-login';
import { lazyCheckoutTotal } from './checkout-sign-in';

// Loads the lazy modules before the tests, so that no test must wait for their code.
beforeAll(() => Promise.all([loadIdleModules(), lazyCheckoutTotal.load()]));

describe('Login / Register (specification, section 2)', () => {
  test('there are two views, Log In and Sign Up', async () => {
    const { user } = openLogin();
    expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeInTheDocument();
  });

  test('a Guest checkout option appears beside login only when the checkout-status flag is set', () => {
    const { unmount } = openLogin();
    expect(screen.queryByRole('form', { name: 'Guest checkout' })).not.toBeInTheDocument();
    unmount();
    openLogin({}, { state: checkoutStartedState });
    expect(screen.getByRole('form', { name: 'Guest checkout' })).toBeInTheDocument();
  });

  test('Name, Mobile, Email address and Password are marked required but not enforced', async () => {
    const { user, calls } = openLogin({ 'POST admin/userlogin': refusedResponse });
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    for (const label of [/^Name/, /^Mobile/, /^Email address/, /^Password/]) {
      expect(screen.getByLabelText(label)).toBeRequired();
      expect(screen.getByLabelText(label)).not.toHaveAttribute('required');
    }
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await submitForm(user, 'Log In');
    expect(calls).toEqual([expect.objectContaining({ body: { username: '', password: '' } })]);
  });

  test('fields have the autocomplete attributes for phones and password managers', async () => {
    const { user } = openLogin({}, { state: checkoutStartedState });
    const attributes = (label: RegExp, name: string) => {
      const field = getForm(name).getByLabelText(label);
      return ['type', 'inputmode', 'autocomplete'].map((each) => field.getAttribute(each));
    };
    expect(attributes(/Email/, 'Log In')).toEqual(['email', 'email', 'username']);
    expect(attributes(/Password/, 'Log In')).toEqual(['password', null, 'current-password']);
    expect(attributes(/Email/, 'Guest checkout')).toEqual(['email', 'email', 'email']);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(attributes(/Name/, 'Sign Up')).toEqual(['text', null, 'name']);
    expect(attributes(/Mobile/, 'Sign Up')).toEqual(['tel', 'tel', 'tel']);
    expect(attributes(/Password/, 'Sign Up')).toEqual(['password', null, 'new-password']);
  });

  test('the forms are rendered after local storage was read', async () => {
    localStorage.setItem('user', '{"id":7}');
    openLogin({}, { isPersistent: true });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeInTheDocument();
  });
});

describe('the sign-in as a step of the checkout', () => {
  const reads = {
    'GET users/getservices': { body: [{ id: 2, name: 'Cleaning', slug: 'cleaning', delivery: 4 }] },
    'GET users/getdeliverycharges': {
      body: [{ id: 4, name: 'Courier', delivery_charge: '12.50' }],
    },
  };
  const cart = [{ productid: 11, serviceid: 2, cartquantity: 2, cartamount: 29000 }] as never;

  test('the guest checkout comes first, with steps and total', async () => {
    openLogin(reads, { state: { ...checkoutStartedState, cart } });
    const heading = { level: 1, name: 'How would you like to check out?' };
    expect(screen.getByRole('heading', heading)).toBeInTheDocument();
    expect(screen.getAllByRole('form').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Guest checkout',
      'Log In',
    ]);
    expect(screen.getByRole('list', { name: 'Checkout steps' })).toBeInTheDocument();
    const order = within(screen.getByRole('region', { name: 'Your order' }));
    expect((await order.findByText('Total Amount To Pay')).nextSibling).toHaveTextContent(
      '£302.50',
    );
    expect(order.getByText('Basket (2 items)').nextSibling).toHaveTextContent('£290.00');
    expect(order.getByText('Courier').nextSibling).toHaveTextContent('£12.50');
  });

  test('a delivery charge that cannot be read is reported, and the forms stay', async () => {
    openLogin(
      { 'GET users/getservices': 'no answer' },
      { state: { ...checkoutStartedState, cart } },
    );
    expect(await screen.findByText('We could not load the delivery charge')).toBeInTheDocument();
    expect(getForm('Guest checkout').getByRole('button')).toBeEnabled();
  });
});

describe('the sign-in calls (specification, section 7)', () => {
  test('log in sends username and password, and stores userid.id and refreshtoken', async () => {
    const { user, calls, session, getAddress } = openLogin({
      'POST admin/userlogin': acceptedResponse,
    });
    await logIn(user);
    await waitFor(() => expect(getAddress()).toBe('/'));
    expect(calls).toEqual([
      {
        method: 'POST',
        path: 'admin/userlogin',
        body: { username: 'someone@example.com', password: 'correct horse' },
        authorization: undefined,
      },
    ]);
    expect(session.getState()).toMatchObject({
      token: 'abc',
      user: { id: 7, refreshtoken: 'abc' },
    });
    expect(localStorage.getItem('user')).toBe('{"id":7}');
    expect(localStorage.getItem('token')).toBe('abc');
  });

  test('sign up sends name, mobile, username and password, and reads a plain userid', async () => {
    const { user, calls, session, getAddress } = openLogin({
      'POST admin/usersignup': acceptedResponseWithPlainId,
    });
    await signUp(user, 'eleven char');
    await waitFor(() => expect(getAddress()).toBe('/'));
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      [
        'admin/usersignup',
        {
          name: 'Some One',
          mobile: '07700900123',
          username: 'someone@example.com',
          password: 'eleven char',
        },
      ],
    ]);
    expect(session.getState().user).toMatchObject({ id: 7 });
  });

  test('guest checkout sends the e-mail as username', async () => {
    const { user, calls, session, getAddress } = openLogin(
      { 'POST admin/guest': acceptedResponseWithPlainId },
      { state: checkoutStartedState },
    );
    await user.type(getForm('Guest checkout').getByLabelText(/Email/), 'guest@example.com');
    await submitForm(user, 'Guest checkout', 'Continue as Guest');
    await waitFor(() => expect(getAddress()).toBe('/details'));
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['admin/guest', { username: 'guest@example.com' }],
    ]);
    expect(session.getState().user).toMatchObject({ id: 7 });
  });

  test.each([
    ['numbers as text (rule 41)', { status: 'true', userid: { id: '7' }, refreshtoken: 'abc' }],
    ['a plain id on login', { status: 1, userid: '7', refreshtoken: 'abc' }],
    ['more fields', { status: true, userid: { id: 7, name: 'x' }, refreshtoken: 'abc', extra: 1 }],
  ])('a response with %s is read', async (_, body) => {
    const { user, session, getAddress } = openLogin({ 'POST admin/userlogin': { body } });
    await logIn(user);
    await waitFor(() => expect(getAddress()).toBe('/'));
    expect(session.getState().user).toMatchObject({ id: 7 });
  });

  test('an optional role is stored (rule 3)', async () => {
    const body = { ...acceptedResponse.body, role: 'staff' };
    const { user, session, getAddress } = openLogin({ 'POST admin/userlogin': { body } });
    await logIn(user);
    await waitFor(() => expect(getAddress()).toBe('/'));
    expect(session.getState().user).toMatchObject({ id: 7, role: 'staff' });
  });
});
