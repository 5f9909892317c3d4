import { act } from '@testing-library/react';
import { lineIncreased } from 'shared/basket';
import { kit } from '../testing/filled-basket';
import {
  createAccountBackend,
  dispatchChange,
  loadLazyCode,
  toApiLine,
  openMiniBasket,
  getWriteCalls,
} from '../testing/account-basket-page';

beforeAll(loadLazyCode);
afterEach(() => jest.useRealTimers());

describe('the basket of a customer whose sign-in ends (rules 21 and 55)', () => {
  test('is not overwritten by a logout', async () => {
    const { accountBasket, responses } = createAccountBackend([toApiLine(kit, 1)]);
    const page = openMiniBasket(responses);
    await page.advanceTime(1500);
    act(() => {
      page.session.recordSignOut();
      page.store.dispatch({ type: 'shop/shopperForgotten' });
    });
    await page.advanceTime(5000);
    expect(getWriteCalls(page)).toEqual([]);
    expect(accountBasket.cart).toHaveLength(1);
  });

  test('is not written during a logout, which aborts pending calls', async () => {
    const { accountBasket, responses } = createAccountBackend([toApiLine(kit, 1)]);
    const page = openMiniBasket({ ...responses });
    await page.advanceTime(1500);
    let respond: (said: object) => void = () => undefined;
    page.responses['POST account/basket'] = () => new Promise((resolve) => (respond = resolve));
    dispatchChange(page, lineIncreased(kit));
    await page.advanceTime(1000);
    expect(getWriteCalls(page)).toHaveLength(1);

    let end: () => void = () => undefined;
    act(
      () => void page.session.runSessionEnd(() => new Promise<void>((resolve) => (end = resolve))),
    );
    respond({ status: 401 });
    dispatchChange(page, lineIncreased(kit));
    await page.advanceTime(5000);
    expect(page.getCalls()).toEqual(['GET account/basket', 'POST account/basket']);
    expect(page.session.getState().user).toMatchObject({ id: 7 });

    // The logout was refused, so the shopper stays signed in and the basket is saved.
    page.responses['POST account/basket'] = responses['POST account/basket'];
    end();
    await page.advanceTime(0);
    await page.advanceTime(3000);
    expect(accountBasket.cart).toMatchObject([{ cartquantity: 3 }]);
  });
});
