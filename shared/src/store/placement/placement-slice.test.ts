import { shopperForgotten } from '../basket/basket-events';
import { createAppStore } from '../create-store';
import {
  orderConfirmed,
  placementEnded,
  placementStarted,
  placementStepDone,
} from './placement-events';

const begun = () => {
  const store = createAppStore({ extra: { apiHost: '' } });
  store.dispatch(placementStarted({ key: 'k1', fingerprint: 'f1' }));
  return store;
};

describe('An order being placed (decisions 28 and 29)', () => {
  it('keeps its key, the confirmed number and the calls that are done', () => {
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

  it('starts anew for another basket, address or method', () => {
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

  it.each([placementEnded(), shopperForgotten()])('is forgotten by $type', (event) => {
    const store = begun();
    store.dispatch(event);
    expect(store.getState().placement).toBeNull();
  });

  it('notes nothing when none is under way', () => {
    const store = createAppStore({ extra: { apiHost: '' } });
    store.dispatch(orderConfirmed('SLR10001'));
    store.dispatch(placementStepDone('getmail'));
    expect(store.getState().placement).toBeNull();
  });
});
