import { createAppStore } from '../store/create-store';
import { fakeBackend } from '../testing/fake-backend';
import { serverApi } from './server-api';

const probe = serverApi.injectEndpoints({
  endpoints: (build) => ({
    open: build.query<unknown, void>({
      query: () => ({ url: 'users/open', public: true }),
    }),
    own: build.query<unknown, void>({ query: () => ({ url: 'users/own' }) }),
    change: build.mutation<unknown, { background?: true }>({
      query: (how) => ({ url: 'users/own', method: 'POST', body: {}, ...how }),
    }),
  }),
});

const session = { getBearerToken: () => 't1', handleUnauthorized: jest.fn() };
const storeWith = () => createAppStore({ extra: { apiHost: 'http://shop.test/api', session } });

describe('a call of section 7 of the specification (rule 21)', () => {
  it('carries the token unless the call is public', async () => {
    const { calls } = fakeBackend({ 'GET users/open': { body: 1 }, 'GET users/own': { body: 2 } });
    const store = storeWith();
    await store.dispatch(probe.endpoints.open.initiate());
    await store.dispatch(probe.endpoints.own.initiate());
    expect(calls.map(({ authorization }) => authorization)).toEqual([undefined, 'bearer t1']);
  });

  it('ends the session after a 401 unless the call is public', async () => {
    const refused = { status: 401, body: { error: 'expired' } };
    fakeBackend({ 'GET users/own': refused, 'GET users/open': refused });
    await storeWith().dispatch(probe.endpoints.open.initiate());
    expect(session.handleUnauthorized).not.toHaveBeenCalled();
    await storeWith().dispatch(probe.endpoints.own.initiate());
    expect(session.handleUnauthorized).toHaveBeenLastCalledWith('t1', false);
  });

  it('a 401 to a mutation ends the session as an action of the shopper, unless the mutation is in the background', async () => {
    fakeBackend({ 'POST users/own': { status: 401, body: { error: 'expired' } } });
    await storeWith().dispatch(probe.endpoints.change.initiate({}));
    expect(session.handleUnauthorized).toHaveBeenLastCalledWith('t1', true);
    await storeWith().dispatch(probe.endpoints.change.initiate({ background: true }));
    expect(session.handleUnauthorized).toHaveBeenLastCalledWith('t1', false);
  });

  it('fails with the error text of the backend, else with the network error', async () => {
    fakeBackend({ 'GET users/open': { status: 409, body: { error: 'Prices have changed.' } } });
    const refused = await storeWith().dispatch(probe.endpoints.open.initiate());
    expect(refused.error).toMatchObject({
      status: 409,
      serverError: 'Prices have changed.',
      message: 'Prices have changed.',
    });
    jest.restoreAllMocks();
    fakeBackend({ 'GET users/open': 'no answer' });
    const lost = await storeWith().dispatch(probe.endpoints.open.initiate());
    expect(lost.error).toMatchObject({ status: 0, serverError: '', message: 'Network Error' });
  });

  it('is sent once: queries do not retry', async () => {
    const { calls } = fakeBackend({ 'GET users/open': { status: 500 } });
    await storeWith().dispatch(probe.endpoints.open.initiate());
    expect(calls).toHaveLength(1);
  });
});

describe('a call on the server (rule 44)', () => {
  const storeThat = (read: (path: string) => Promise<{ status: number; body?: unknown }>) =>
    createAppStore({ extra: { apiHost: 'http://shop.test/api', readPublic: read } });

  it('sends a public read by the provided function, and nothing else', async () => {
    const { calls } = fakeBackend({ 'GET users/open': { body: 1 }, 'GET users/own': { body: 2 } });
    const read = jest.fn(() => Promise.resolve({ status: 200, body: ['read'] }));
    const store = storeThat(read);
    const open = await store.dispatch(probe.endpoints.open.initiate());
    const own = await store.dispatch(probe.endpoints.own.initiate());
    expect(open.data).toEqual(['read']);
    expect(own.error).toMatchObject({ status: 0 });
    expect(read.mock.calls).toEqual([['users/open']]);
    expect(calls).toEqual([]);
  });

  it('fails with the status and text of the backend', async () => {
    const store = storeThat(() => Promise.resolve({ status: 404, body: { error: 'Not there.' } }));
    const { error } = await store.dispatch(probe.endpoints.open.initiate());
    expect(error).toMatchObject({ status: 404, serverError: 'Not there.', message: 'Not there.' });
  });
});
