import { lineIncreased, lineRemoved, productAdded } from 'shared/basket';
import { dress, filledBasket, keepsakeBox, kit, stainGuard } from '../testing/filled-basket';
import {
  createAccountBackend,
  toApiAddon,
  dispatchChange,
  loadLazyCode,
  toApiLine,
  openMiniBasket,
  getWriteCalls,
} from '../testing/account-basket-page';

beforeAll(loadLazyCode);
afterEach(() => jest.useRealTimers());

describe('the basket of a signed-in customer (rule 55)', () => {
  test('appears on another device, including add-ons and personalised ones', async () => {
    const addons = [toApiAddon(stainGuard), toApiAddon(keepsakeBox)];
    const page = openMiniBasket(createAccountBackend([toApiLine(dress, 2)], addons).responses);
    await page.advanceTime(1500);
    expect(page.store.getState()).toMatchObject({
      cart: [dress],
      packages: [stainGuard],
      personalised: [keepsakeBox],
    });
    expect(page.getCalls()).toEqual(['GET account/basket']);
  });

  test('is merged with the basket from before the sign-in, and is written as a whole', async () => {
    const { accountBasket, responses } = createAccountBackend([toApiLine(kit, 4)]);
    const page = openMiniBasket(responses, filledBasket);
    await page.advanceTime(3000);
    expect(page.getQuantities()).toContainEqual([kit.productid, 4]);
    expect(page.getQuantities()).toContainEqual([dress.productid, 2]);
    expect(page.getCalls()).toEqual(['GET account/basket', 'POST account/basket']);
    expect(accountBasket.version).toBe(4);
  });

  test('is written once after several clicks', async () => {
    const { accountBasket, responses } = createAccountBackend([toApiLine(kit, 1)]);
    const page = openMiniBasket(responses);
    await page.advanceTime(1500);
    for (let clicks = 0; clicks < 3; clicks += 1) dispatchChange(page, lineIncreased(kit));
    await page.advanceTime(5000);
    expect(getWriteCalls(page)).toHaveLength(1);
    expect(accountBasket.cart).toMatchObject([{ cartquantity: 4 }]);
  });

  test('keeps lines here that the account drops, and does not send them again', async () => {
    const { accountBasket, responses } = createAccountBackend();
    const page = openMiniBasket({ ...responses }, { cart: [kit] });
    const empty = { version: 4, cart: [], packages: [] };
    page.responses['POST account/basket'] = { body: { status: true, data: empty } };
    await page.advanceTime(5000);
    dispatchChange(page, { type: 'nothing/happened' });
    await page.advanceTime(5000);
    expect(page.getQuantities()).toEqual([[kit.productid, 1]]);
    expect(getWriteCalls(page)).toHaveLength(1);
    expect(accountBasket.version).toBe(3);
  });

  test('does not restore a line that was removed here', async () => {
    const { accountBasket, responses } = createAccountBackend([toApiLine(kit, 1)]);
    const first = openMiniBasket(responses);
    await first.advanceTime(1500);
    dispatchChange(first, lineRemoved(kit));
    await first.advanceTime(2000);
    expect(accountBasket.cart).toEqual([]);
    first.unmount();
    const second = openMiniBasket(responses);
    await second.advanceTime(2000);
    expect(second.getQuantities()).toEqual([]);
  });

  test("keeps another device's removals and this page's additions", async () => {
    const { accountBasket, responses } = createAccountBackend([toApiLine(kit, 1)]);
    const page = openMiniBasket(responses);
    await page.advanceTime(1500);
    Object.assign(accountBasket, { version: 9, cart: [] });
    dispatchChange(
      page,
      productAdded({ product: { ...dress, id: dress.productid } as never, choices: [] }),
    );
    await page.advanceTime(3000);
    expect(page.getQuantities()).toEqual([[dress.productid, 1]]);
    expect(accountBasket).toMatchObject({ version: 10, cart: [{ productid: dress.productid }] });
    expect(getWriteCalls(page)).toHaveLength(2);
  });

  test('takes the larger quantity of a line that both have changed', async () => {
    const { accountBasket, responses } = createAccountBackend([toApiLine(kit, 1)]);
    const page = openMiniBasket(responses);
    await page.advanceTime(1500);
    Object.assign(accountBasket, { version: 9, cart: [toApiLine(kit, 5)] });
    dispatchChange(page, lineIncreased(kit));
    await page.advanceTime(3000);
    expect(page.getQuantities()).toEqual([[kit.productid, 5]]);
  });

  test('is unchanged by a failed call, and the next change is written', async () => {
    const { accountBasket, responses } = createAccountBackend([toApiLine(kit, 1)]);
    const page = openMiniBasket({ ...responses });
    await page.advanceTime(1500);
    page.responses['POST account/basket'] = { status: 500 };
    dispatchChange(page, lineIncreased(kit));
    await page.advanceTime(3000);
    expect(page.getQuantities()).toEqual([[kit.productid, 2]]);
    page.responses['POST account/basket'] = responses['POST account/basket'];
    dispatchChange(page, lineIncreased(kit));
    await page.advanceTime(3000);
    expect(accountBasket.cart).toMatchObject([{ cartquantity: 3 }]);
  });

  test('keeps the lines of an order until it is finished', async () => {
    const placement = { key: 'k', fingerprint: 'f', orderno: 'SLR10001', done: [] };
    const page = openMiniBasket(createAccountBackend().responses, { ...filledBasket, placement });
    await page.advanceTime(3000);
    expect(page.getQuantities()).toHaveLength(2);
    expect(page.getCalls()).toEqual([]);
  });

  test.each([
    ['a guest', { role: 'guest' }],
    ['a backend without it', { config: {} }],
  ])('of %s is neither read nor written', async (_, options) => {
    const page = openMiniBasket(createAccountBackend().responses, filledBasket, options);
    await page.advanceTime(1500);
    dispatchChange(page, lineRemoved(dress));
    await page.advanceTime(3000);
    expect(page.getCalls().filter((call) => call.includes('account/'))).toEqual([]);
    expect(localStorage.getItem('keptbasket')).toBeNull();
  });
});
