import { screen, waitFor } from '@testing-library/react';
import { serverApi } from 'shared/data';
import { fakeBackend, renderPage } from 'shared/testing';
import { Guard } from './guard';
import { SessionExpiry } from './session-expiry';

const api = serverApi.injectEndpoints({
  endpoints: (build) => ({
    readOwn: build.query<unknown, void>({ query: () => ({ url: 'users/own' }) }),
    saveOwn: build.mutation<unknown, boolean>({
      query: (background) => ({
        url: 'users/own',
        method: 'POST',
        body: {},
        ...(background && { background }),
      }),
    }),
  }),
});

function Page() {
  api.useReadOwnQuery();
  const [save] = api.useSaveOwnMutation();
  return (
    <>
      <SessionExpiry />
      <button onClick={() => void save(false)}>Save</button>
      <button onClick={() => void save(true)}>Change what is saved in the background</button>
    </>
  );
}

const ended = { status: 401, body: { error: 'Please log in.' } };

function open(page = <Page />, read: object = { body: {} }) {
  fakeBackend({ 'GET users/own': { ...ended, ...read }, 'POST users/own': ended });
  return renderPage(page, { initialEntry: '/my-order?a=1', user: { id: 5 } });
}

test('a 401 to a background read stays on a page that needs no sign-in', async () => {
  const { session, getAddress } = open(<Page />, ended);
  await waitFor(() => expect(session.getState().token).toBeNull());
  expect(getAddress()).toBe('/my-order?a=1');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('a 401 to a background write stays on a page that needs no sign-in', async () => {
  const { session, getAddress, user } = open(<Page />, { status: 200 });
  await user.click(screen.getByRole('button', { name: /in the background/ }));
  await waitFor(() => expect(session.getState().token).toBeNull());
  expect(getAddress()).toBe('/my-order?a=1');
});

test('a 401 to an action of the shopper opens the sign-in', async () => {
  const { getAddress, user } = open(<Page />, { status: 200 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(getAddress()).toBe('/login'));
});

test('a 401 to any call opens the sign-in from a page that needs one', async () => {
  const { getAddress } = open(
    <Guard>
      <Page />
    </Guard>,
    ended,
  );
  await waitFor(() => expect(getAddress()).toBe('/login'));
});
