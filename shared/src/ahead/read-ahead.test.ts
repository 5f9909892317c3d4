import { waitFor } from '@testing-library/react';
import { createAppStore } from '../store/create-store';
import { fakeBackend } from '../testing/fake-backend';
import { servicesApi } from '../api/catalogue/services';
import { readAhead } from './read-ahead';

const { getServices } = servicesApi.endpoints;
const services = [{ id: 1, name: 'Boxes', slug: 'boxes' }];
const newStore = () => createAppStore({ extra: { apiHost: 'http://shop.test/api' } });

const ahead = (store: ReturnType<typeof newStore>) =>
  readAhead(store, (dispatch) => dispatch(getServices.initiate()), {});

describe('reading ahead', () => {
  it('leaves the answer where the page reads it, which asks for nothing', async () => {
    const { calls } = fakeBackend({ 'GET users/getservices': { body: services } });
    const store = newStore();
    await ahead(store);
    const { data } = await store.dispatch(getServices.initiate());
    expect(data).toMatchObject([{ name: 'Boxes' }]);
    expect(calls).toHaveLength(1);
  });

  it('is shared with a page that comes while it is under way', async () => {
    const { calls } = fakeBackend({ 'GET users/getservices': { body: services } });
    const store = newStore();
    await Promise.all([ahead(store), store.dispatch(getServices.initiate())]);
    expect(calls).toHaveLength(1);
  });

  it('leaves nothing of what failed', async () => {
    fakeBackend({ 'GET users/getservices': { status: 500 } });
    const store = newStore();
    await expect(ahead(store)).rejects.toThrow('getServices(undefined) could not be read.');
    expect(store.getState().server.queries).toEqual({});
  });

  it('leaves its failure to a page that came meanwhile', async () => {
    fakeBackend({ 'GET users/getservices': { status: 500 } });
    const store = newStore();
    await Promise.allSettled([ahead(store), store.dispatch(getServices.initiate())]);
    await waitFor(() =>
      expect(getServices.select()(store.getState())).toMatchObject({ isError: true }),
    );
  });

  it('leaves the rest to the page where a route gives up', async () => {
    const letGo = await readAhead(newStore(), () => Promise.reject(new Error('not so')), {});
    expect(letGo).not.toThrow();
  });
});
