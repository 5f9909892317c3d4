import { waitFor } from '@testing-library/react';
import { createAppStore } from '../store/create-store';
import { fakeBackend } from '../testing/fake-backend';
import { servicesApi } from '../api/catalogue-api';
import { runPrefetch } from './run-prefetch';

const { getServices } = servicesApi.endpoints;
const services = [{ id: 1, name: 'Boxes', slug: 'boxes' }];
const newStore = () => createAppStore({ extra: { apiHost: 'http://shop.test/api' } });

const ahead = (store: ReturnType<typeof newStore>) =>
  runPrefetch(store, (dispatch) => dispatch(getServices.initiate()), {});

describe('prefetching the reads of a page', () => {
  it('caches the results, so that the page itself sends no request', async () => {
    const { calls } = fakeBackend({ 'GET users/getservices': { body: services } });
    const store = newStore();
    await ahead(store);
    const { data } = await store.dispatch(getServices.initiate());
    expect(data).toMatchObject([{ name: 'Boxes' }]);
    expect(calls).toHaveLength(1);
  });

  it('shares a pending read with a page that mounts meanwhile', async () => {
    const { calls } = fakeBackend({ 'GET users/getservices': { body: services } });
    const store = newStore();
    await Promise.all([ahead(store), store.dispatch(getServices.initiate())]);
    expect(calls).toHaveLength(1);
  });

  it('leaves no failed read in the cache', async () => {
    fakeBackend({ 'GET users/getservices': { status: 500 } });
    const store = newStore();
    await expect(ahead(store)).rejects.toThrow('getServices(undefined) could not be read.');
    expect(store.getState().server.queries).toEqual({});
  });

  it('leaves a failure in the cache if a page that mounted meanwhile uses the read', async () => {
    fakeBackend({ 'GET users/getservices': { status: 500 } });
    const store = newStore();
    await Promise.allSettled([ahead(store), store.dispatch(getServices.initiate())]);
    await waitFor(() =>
      expect(getServices.select()(store.getState())).toMatchObject({ isError: true }),
    );
  });

  it("leaves the remaining reads to the page if the route's prefetch rejects", async () => {
    const letGo = await runPrefetch(newStore(), () => Promise.reject(new Error('not so')), {});
    expect(letGo).not.toThrow();
  });
});
