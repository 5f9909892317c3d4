import { act, screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import type { PhoneState } from './phone/crew-phone';
import { SignOutQuestion } from './sign-out-question';

type Unsent = Pick<PhoneState, 'waiting' | 'photos'>;

const job = { orderno: 'SLR10001', trade: 'move', at: '2031-03-03T10:00:00Z' } as const;
const presses = [1, 2, 3].map((id) => ({
  id,
  press: { ...job, key: `press ${id}`, kind: 'note' as const, text: 'Keys' },
}));
const photo = { ...job, key: 'photo', day: '2031-03-03', content: new Blob() };

/** Signs out on a phone. Returns the page and whether the session may end. */
function signOut(state: Unsent) {
  const page = renderPage(<SignOutQuestion state={state} />, { user: { id: 5 } });
  let maySignOut = Promise.resolve(false);
  act(() => {
    maySignOut = page.session.maySignOut();
  });
  return { ...page, maySignOut };
}

test('a sign-out that would lose presses asks first, and can be given up', async () => {
  const { user, maySignOut } = signOut({ waiting: presses, photos: [] });
  expect(
    await screen.findByText('3 presses are not sent yet. Sign out and lose them?'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(await maySignOut).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an agreed loss signs out', async () => {
  const { user, maySignOut } = signOut({ waiting: presses.slice(1), photos: [photo] });
  expect(await screen.findByText(/^2 presses and 1 photo are not sent yet\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out and lose them' }));
  expect(await maySignOut).toBe(true);
});

test('a phone with nothing to send signs out at once', async () => {
  expect(await signOut({ waiting: [], photos: [] }).maySignOut).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
