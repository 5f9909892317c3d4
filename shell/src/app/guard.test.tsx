import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
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
