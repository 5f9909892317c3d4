import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from 'shared/testing';
import { Guard } from './guard';

function Form() {
  const [typed, type] = useState('');
  return <input aria-label="Note" value={typed} onChange={({ target }) => type(target.value)} />;
}

test('of a page behind sign-in nothing stays for another user who signs in elsewhere', async () => {
  const { user, session } = renderPage(
    <Guard>
      <Form />
    </Guard>,
    { at: '/myaccount', user: { id: 7 } },
  );
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'mine');
  act(() => session.restore());
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('mine');
  act(() => session.signedIn({ id: 8 }, 'another-token'));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});
