import { act } from '@testing-library/react';
import { lineIncreased } from 'shared/core';
import { kit } from '../testing/filled-basket';
import { account, change, fetched, onWire, openPage, writes } from '../testing/kept-page';

beforeAll(fetched);
afterEach(() => jest.useRealTimers());

describe('the basket of a customer whose sign-in ends (rules 21 and 55)', () => {
  test('is not overwritten by a logout', async () => {
    const { kept, answers } = account([onWire(kit, 1)]);
    const page = openPage(answers);
    await page.after(1500);
    act(() => {
      page.session.signedOut();
      page.store.dispatch({ type: 'shop/shopperForgotten' });
    });
    await page.after(5000);
    expect(writes(page)).toEqual([]);
    expect(kept.cart).toHaveLength(1);
  });

  test('is not written during a logout, which aborts pending calls', async () => {
    const { kept, answers } = account([onWire(kit, 1)]);
    const page = openPage({ ...answers });
    await page.after(1500);
    let answer: (said: object) => void = () => undefined;
    page.answers['POST account/basket'] = () => new Promise((resolve) => (answer = resolve));
    change(page, lineIncreased(kit));
    await page.after(1000);
    expect(writes(page)).toHaveLength(1);

    let end: () => void = () => undefined;
    act(() => void page.session.ends(() => new Promise<void>((resolve) => (end = resolve))));
    answer({ status: 401 });
    change(page, lineIncreased(kit));
    await page.after(5000);
    expect(page.calls()).toEqual(['GET account/basket', 'POST account/basket']);
    expect(page.session.getState().user).toMatchObject({ id: 7 });

    // The logout was refused, so the basket is saved as before.
    page.answers['POST account/basket'] = answers['POST account/basket'];
    end();
    await page.after(0);
    await page.after(3000);
    expect(kept.cart).toMatchObject([{ cartquantity: 3 }]);
  });
});
