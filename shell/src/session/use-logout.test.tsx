import { screen, waitFor } from '@testing-library/react';
import { emptyResponses, fakeBackend, renderPage, unsuccessfulResponses } from 'shared/testing';
import { loadHomePage } from './load-home-page';
import { useLogout } from './use-logout';

jest.mock('./load-home-page', () => ({ loadHomePage: jest.fn() }));

function LogOut() {
  const { logout } = useLogout();
  return <button onClick={logout}>Log out</button>;
}

beforeEach(() => jest.mocked(loadHomePage).mockClear());

test.each(Object.entries(unsuccessfulResponses))(
  'a logout with the response %s keeps the token and logs the failure (rule 58)',
  async (_, response) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { calls } = fakeBackend({ 'POST admin/logout': response });
    const { user, session } = renderPage(<LogOut />, { user: { id: 5 } });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(calls).toHaveLength(1);
    expect(loadHomePage).not.toHaveBeenCalled();
    expect(session.getState().token).toBe('test-token');
  },
);

test('a rate-limited logout shows a message and changes nothing (rule 53)', async () => {
  const error = 'Too many attempts. Please wait 5 minutes and try again.';
  fakeBackend({ 'POST admin/logout': { status: 429, body: { error } } });
  const { user, session } = renderPage(<LogOut />, { user: { id: 5 } });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(error)).toBeVisible();
  expect(loadHomePage).not.toHaveBeenCalled();
  expect(session.getState().token).toBe('test-token');
});

test.each([
  ...Object.entries(emptyResponses),
  ['an empty object', { body: {} }],
  ['the 401 of a token that has ended', { status: 401, body: {} }],
] as const)('a logout with the response %s succeeds', async (_, response) => {
  fakeBackend({ 'POST admin/logout': response });
  const { user, session } = renderPage(<LogOut />, { user: { id: 5 } });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(loadHomePage).toHaveBeenCalled());
  expect(session.getState().token).toBeNull();
});

test('a logout that a page with unsent work refuses sends nothing', async () => {
  const { calls } = fakeBackend({ 'POST admin/logout': { body: {} } });
  const { user, session } = renderPage(<LogOut />, { user: { id: 5 } });
  const removeCheck = session.addSignOutCheck(() => Promise.resolve(false));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await session.maySignOut()).toBe(false);
  expect(calls).toHaveLength(0);
  expect(session.getState().token).toBe('test-token');
  removeCheck();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(loadHomePage).toHaveBeenCalled());
});
