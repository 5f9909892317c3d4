import { lineIncreased, lineRemoved, productAdded } from 'shared/core';
import { dress, filledBasket, keepsakeBox, kit, stainGuard } from '../testing/filled-basket';
import {
  account,
  addonOnWire,
  change,
  fetched,
  onWire,
  openPage,
  writes,
} from '../testing/kept-page';

beforeAll(fetched);
afterEach(() => jest.useRealTimers());

describe('the basket of a signed-in customer (rule 55)', () => {
  test('appears on another device, including add-ons and personalised ones', async () => {
    const addons = [addonOnWire(stainGuard), addonOnWire(keepsakeBox)];
    const page = openPage(account([onWire(dress, 2)], addons).answers);
    await page.after(1500);
    expect(page.store.getState()).toMatchObject({
      cart: [dress],
      packages: [stainGuard],
      personalised: [keepsakeBox],
    });
    expect(page.calls()).toEqual(['GET account/basket']);
  });

  test('is merged with the basket from before the sign-in, and is written as a whole', async () => {
    const { kept, answers } = account([onWire(kit, 4)]);
    const page = openPage(answers, filledBasket);
    await page.after(3000);
    expect(page.quantities()).toContainEqual([kit.productid, 4]);
    expect(page.quantities()).toContainEqual([dress.productid, 2]);
    expect(page.calls()).toEqual(['GET account/basket', 'POST account/basket']);
    expect(kept.version).toBe(4);
  });

  test('is written once after several clicks', async () => {
    const { kept, answers } = account([onWire(kit, 1)]);
    const page = openPage(answers);
    await page.after(1500);
    for (let clicks = 0; clicks < 3; clicks += 1) change(page, lineIncreased(kit));
    await page.after(5000);
    expect(writes(page)).toHaveLength(1);
    expect(kept.cart).toMatchObject([{ cartquantity: 4 }]);
  });

  test('keeps lines here that the account drops, and does not send them again', async () => {
    const { kept, answers } = account();
    const page = openPage({ ...answers }, { cart: [kit] });
    const empty = { version: 4, cart: [], packages: [] };
    page.answers['POST account/basket'] = { body: { status: true, data: empty } };
    await page.after(5000);
    change(page, { type: 'nothing/happened' });
    await page.after(5000);
    expect(page.quantities()).toEqual([[kit.productid, 1]]);
    expect(writes(page)).toHaveLength(1);
    expect(kept.version).toBe(3);
  });

  test('does not restore a line that was removed here', async () => {
    const { kept, answers } = account([onWire(kit, 1)]);
    const first = openPage(answers);
    await first.after(1500);
    change(first, lineRemoved(kit));
    await first.after(2000);
    expect(kept.cart).toEqual([]);
    first.unmount();
    const second = openPage(answers);
    await second.after(2000);
    expect(second.quantities()).toEqual([]);
  });

  test("keeps another device's removals and this page's additions", async () => {
    const { kept, answers } = account([onWire(kit, 1)]);
    const page = openPage(answers);
    await page.after(1500);
    Object.assign(kept, { version: 9, cart: [] });
    change(
      page,
      productAdded({ product: { ...dress, id: dress.productid } as never, choices: [] }),
    );
    await page.after(3000);
    expect(page.quantities()).toEqual([[dress.productid, 1]]);
    expect(kept).toMatchObject({ version: 10, cart: [{ productid: dress.productid }] });
    expect(writes(page)).toHaveLength(2);
  });

  test('takes the larger quantity of a line that both have changed', async () => {
    const { kept, answers } = account([onWire(kit, 1)]);
    const page = openPage(answers);
    await page.after(1500);
    Object.assign(kept, { version: 9, cart: [onWire(kit, 5)] });
    change(page, lineIncreased(kit));
    await page.after(3000);
    expect(page.quantities()).toEqual([[kit.productid, 5]]);
  });

  test('is unchanged by a failed call, and the next change is written', async () => {
    const { kept, answers } = account([onWire(kit, 1)]);
    const page = openPage({ ...answers });
    await page.after(1500);
    page.answers['POST account/basket'] = { status: 500 };
    change(page, lineIncreased(kit));
    await page.after(3000);
    expect(page.quantities()).toEqual([[kit.productid, 2]]);
    page.answers['POST account/basket'] = answers['POST account/basket'];
    change(page, lineIncreased(kit));
    await page.after(3000);
    expect(kept.cart).toMatchObject([{ cartquantity: 3 }]);
  });

  test('keeps the lines of an order until it is finished', async () => {
    const placement = { key: 'k', fingerprint: 'f', orderno: 'SLR10001', done: [] };
    const page = openPage(account().answers, { ...filledBasket, placement });
    await page.after(3000);
    expect(page.quantities()).toHaveLength(2);
    expect(page.calls()).toEqual([]);
  });

  test.each([
    ['a guest', { role: 'guest' }],
    ['a backend without it', { config: {} }],
  ])('of %s is neither read nor written', async (_, options) => {
    const page = openPage(account().answers, filledBasket, options);
    await page.after(1500);
    change(page, lineRemoved(dress));
    await page.after(3000);
    expect(page.calls().filter((call) => call.includes('account/'))).toEqual([]);
    expect(localStorage.getItem('keptbasket')).toBeNull();
  });
});
