import { act, screen, waitFor } from '@testing-library/react';
import { emptyResponses, fakeBackend, renderPage, unsuccessfulResponses } from 'shared/testing';
import { loadHomePage } from './load-home-page';
import { LogOutButton } from './log-out-button';

jest.mock('./load-home-page', () => ({ loadHomePage: jest.fn() }));

beforeEach(() => jest.mocked(loadHomePage).mockClear());

test.each(Object.entries(unsuccessfulResponses))(
  'a logout with the response %s keeps the token, and is only logged (rule 58)',
  async (_, response) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { calls } = fakeBackend({ 'POST admin/logout': response });
    const { user, session } = renderPage(<LogOutButton className={undefined} />, {
      user: { id: 5 },
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.queryByText(/signed in/)).toBeNull();
    expect(calls).toHaveLength(1);
    expect(loadHomePage).not.toHaveBeenCalled();
    expect(session.getState().token).toBe('test-token');
  },
);

test('a rate-limited logout shows a message and changes nothing (rule 53)', async () => {
  const error = 'Too many attempts. Please wait 5 minutes and try again.';
  fakeBackend({ 'POST admin/logout': { status: 429, body: { error } } });
  const { user, session } = renderPage(<LogOutButton className={undefined} />, { user: { id: 5 } });
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
  const { user, session } = renderPage(<LogOutButton className={undefined} />, { user: { id: 5 } });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(loadHomePage).toHaveBeenCalled());
  expect(session.getState().token).toBeNull();
});

describe('a logout with work that is not sent', () => {
  const askFirst = async () => {
    const backend = fakeBackend({ 'POST admin/logout': { body: {} } });
    const page = renderPage(<LogOutButton className={undefined} />, { user: { id: 5 } });
    page.session.recordUnsentWork('3 presses are not sent yet.');
    await page.user.click(screen.getByRole('button', { name: 'Log out' }));
    const question = await screen.findByRole('dialog', { name: 'Sign out?' });
    expect(question).toHaveTextContent('3 presses are not sent yet.');
    return { ...backend, ...page };
  };

  test('asks first on every page, and can be given up', async () => {
    const { user, calls, session } = await askFirst();
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);
    expect(session.getUnsentWork()).not.toBe('');
  });

  test('deletes it if the user agrees', async () => {
    const { user, session } = await askFirst();
    await user.click(screen.getByRole('button', { name: 'Sign out and delete it' }));
    await waitFor(() => expect(loadHomePage).toHaveBeenCalled());
    expect(session.getState().user).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('of another user asks nothing', async () => {
    fakeBackend({ 'POST admin/logout': { body: {} } });
    localStorage.setItem('unsentWork', '6 3 presses are not sent yet.');
    const { user } = renderPage(<LogOutButton className={undefined} />, { user: { id: 5 } });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(loadHomePage).toHaveBeenCalled());
  });
});

test('a logout deletes the databases and caches of all pages before the user is gone', async () => {
  const { calls } = fakeBackend({ 'POST admin/logout': { body: {} } });
  const deleteDatabase = jest.fn(() => {
    const request = { onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  });
  const deleteCache = jest.fn(() => Promise.resolve(true));
  let listDatabases: (databases: { name: string }[]) => void = () => undefined;
  const databases = () => new Promise((resolve) => (listDatabases = resolve));
  Object.assign(globalThis, {
    indexedDB: { databases, deleteDatabase },
    caches: { keys: () => Promise.resolve(['crew-page']), delete: deleteCache },
  });
  const { user, session } = renderPage(<LogOutButton className={undefined} />, {
    user: { id: 5 },
  });
  const stopFollowing = session.followOtherTabs();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  // `Clear-Site-Data` of the response does this.
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.getState().user).not.toBeNull();
  await act(async () => listDatabases([{ name: 'crew' }]));
  await waitFor(() => expect(loadHomePage).toHaveBeenCalled());
  expect(session.getState().user).toBeNull();
  stopFollowing();
  expect(deleteDatabase).toHaveBeenCalledWith('crew');
  expect(deleteCache).toHaveBeenCalledWith('crew-page');
  for (const name of ['indexedDB', 'caches']) Reflect.deleteProperty(globalThis, name);
});

test('a logout ends although the browser never says which databases it has', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeBackend({ 'POST admin/logout': { body: {} } });
  const databases = jest.fn(() => new Promise(() => undefined));
  Object.assign(globalThis, { indexedDB: { databases } });
  const { session } = renderPage(<LogOutButton className={undefined} />, { user: { id: 5 } });
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Log out' }).click());
  for (let waits = 0; waits < 100 && databases.mock.calls.length === 0; waits += 1)
    await act(() => jest.advanceTimersByTimeAsync(10));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(loadHomePage).toHaveBeenCalled();
  expect(session.getState().user).toBeNull();
  expect(warned).toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});
