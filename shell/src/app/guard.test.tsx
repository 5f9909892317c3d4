import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useRoutes } from 'shared/router';
import { AuthProvider, createSession } from 'shared/session';
import { createSafeStorage } from 'shared/store';
import { renderPage } from 'shared/testing';
import { Guard } from './guard';

const begun = jest.fn();

function Form() {
  const [typed, type] = useState('');
  useEffect(begun, []);
  return <input aria-label="Note" value={typed} onChange={({ target }) => type(target.value)} />;
}

const note = () => screen.getByRole('textbox', { name: 'Note' });

test('a page behind sign-in keeps no state for another user who signs in in another tab', async () => {
  const { user, session } = renderPage(
    <Guard>
      <Form />
    </Guard>,
    { initialEntry: '/myaccount', user: { id: 7 } },
  );
  await user.type(note(), 'mine');
  act(() => session.restore());
  expect(note()).toHaveValue('mine');
  act(() => session.recordSignIn({ id: 8 }, 'another-token'));
  expect(note()).toHaveValue('');
});

test('a page behind sign-in mounts once, after local storage was read', () => {
  const storage = createSafeStorage();
  createSession(storage).recordSignIn({ id: 7 }, 'a-token');
  const session = createSession(storage);
  begun.mockClear();
  renderPage(
    <AuthProvider value={session}>
      <Guard>
        <Form />
      </Guard>
    </AuthProvider>,
    { initialEntry: '/myaccount' },
  );
  expect(begun).not.toHaveBeenCalled();
  act(() => session.restore());
  expect(note()).toBeVisible();
  expect(begun).toHaveBeenCalledTimes(1);
});

test('a page with placeholders of its own is there before the session is known, and stays', () => {
  const storage = createSafeStorage();
  createSession(storage).recordSignIn({ id: 7 }, 'a-token');
  const session = createSession(storage);
  renderPage(
    <AuthProvider value={session}>
      <Guard hasOwnPlaceholder>
        <h1>Checkout</h1>
      </Guard>
    </AuthProvider>,
    { initialEntry: '/checkout' },
  );
  const heading = screen.getByRole('heading', { name: 'Checkout' });
  act(() => session.restore());
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBe(heading);
});

test('a page with placeholders of its own sends visitors without a session to the sign-in', () => {
  const session = createSession(createSafeStorage());
  const routes = [
    {
      path: '/checkout',
      element: (
        <Guard hasOwnPlaceholder>
          <h1>Checkout</h1>
        </Guard>
      ),
    },
    { path: '/login', element: <h1>Sign in</h1> },
  ];
  const Pages = () => useRoutes(routes);
  renderPage(
    <AuthProvider value={session}>
      <Pages />
    </AuthProvider>,
    { initialEntry: '/checkout' },
  );
  act(() => session.restore());
  expect(screen.getByRole('heading')).toHaveTextContent('Sign in');
});
