import { shopperDataCleared } from '../basket/basket-events';
import { createAppStore } from '../create-store';
import {
  orderConfirmed,
  placementEnded,
  placementStarted,
  placementStepDone,
} from './placement-slice';

const begun = () => {
  const store = createAppStore({ extra: { apiHost: '' } });
  store.dispatch(placementStarted({ key: 'k1', fingerprint: 'f1' }));
  return store;
};

describe('the state of an order that is being placed (rules 28 and 29)', () => {
  it('stores its key, the confirmed number and the finished calls', () => {
    const store = begun();
    store.dispatch(orderConfirmed('SLR10001'));
    store.dispatch(placementStepDone('orderproducts/0'));
    expect(store.getState().placement).toEqual({
      key: 'k1',
      fingerprint: 'f1',
      orderno: 'SLR10001',
      done: ['orderproducts/0'],
    });
  });

  it('starts again for another basket, address or method', () => {
    const store = begun();
    store.dispatch(orderConfirmed('SLR10001'));
    store.dispatch(placementStarted({ key: 'k2', fingerprint: 'f2' }));
    expect(store.getState().placement).toEqual({
      key: 'k2',
      fingerprint: 'f2',
      orderno: null,
      done: [],
    });
  });

  it.each([placementEnded(), shopperDataCleared()])('is removed by $type', (event) => {
    const store = begun();
    store.dispatch(event);
    expect(store.getState().placement).toBeNull();
  });

  it('ignores events if no order is being placed', () => {
    const store = createAppStore({ extra: { apiHost: '' } });
    store.dispatch(orderConfirmed('SLR10001'));
    store.dispatch(placementStepDone('getmail'));
    expect(store.getState().placement).toBeNull();
  });
});
