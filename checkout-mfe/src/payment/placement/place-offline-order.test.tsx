import { act, screen, waitFor } from '@testing-library/react';
import {
  renderCheckout,
  startBackend,
  listCallNames,
  advanceTimers,
  findPayButton,
  submissionCalls,
} from '../../testing/render-checkout';
import { dressLine, kitLine, packageLine, personalisedLine } from '../../testing/filled-basket';
import { mailCall } from '../../testing/minimal-backend';

afterEach(() => jest.useRealTimers());

describe('placing an offline order (specification, sections 4 and 7)', () => {
  const packages = dressLine.packages;
  const rest = { description: '', gender: '', meta_title: '', meta_keywords: '' };
  const dress = {
    ...rest,
    meta_description: '',
    id: 11,
    productid: 11,
    name: 'Full length dress clean',
    slug: 'full-length-dress-clean',
    price: 185,
    serviceid: 3,
    status: 1,
    image: '{"picture0":"dress.svg"}',
    packages,
    cartquantity: 1,
    cartamount: 185,
  };
  const kit = { ...dress, ...kitLine, status: 0, price: 239, cartamount: 478 };
  const stainGuard = { ...packageLine, amount: 25, cartamount: 25 };
  const { ustring, ...keepsakeFields } = personalisedLine;
  const keepsake = { ...keepsakeFields, amount: 55, cartamount: 55 };

  it('sends the order, each line, each package and personalised line and the mail, in order, field by field', async () => {
    const { calls } = startBackend();
    const page = renderCheckout();
    await page.user.click(await findPayButton());
    await waitFor(() => expect(listCallNames(calls)).toContain(mailCall));

    const sent = submissionCalls(calls);
    expect(sent.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
      ['GET users/getorders', undefined],
      [
        'POST users/orderplace',
        {
          userid: 7,
          totalamount: 743,
          customerid: 5,
          orderno: 'SLR10003',
          transactionid: 'OFFLINE',
          payment_method: 'offline',
          products: [dress, kit],
          packages: [stainGuard],
          personalised: [keepsake],
          idempotencyKey: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        },
      ],
      ['POST users/orderproducts', { ...dress, userid: 7, orderid: 'SLR10003' }],
      ['POST users/orderproducts', { ...kit, userid: 7, orderid: 'SLR10003' }],
      ['POST users/addtopackage', { ...stainGuard, userid: 7, orderid: 'SLR10003' }],
      ['POST users/addtopackage', { ...keepsake, ustring, userid: 7, orderid: 'SLR10003' }],
      [mailCall, undefined],
    ]);
    expect(sent.every(({ authorization }) => authorization === 'bearer test-token')).toBe(true);
  });

  it('sends the order alone if the backend announces `order-in-one-call`', async () => {
    const { calls } = startBackend({
      'POST users/orderplace': { body: { status: true, orderno: 'SLR10044', totalamount: 743 } },
    });
    const page = renderCheckout({ config: { features: ['order-in-one-call'] } });
    await page.user.click(await findPayButton());
    await waitFor(() => expect(page.getAddress()).toBe('/thankyouorderplace'));
    expect(screen.getByText('SLR10044')).toBeVisible();
    const [order, ...later] = submissionCalls(calls);
    expect(order).toMatchObject({
      method: 'POST',
      path: 'users/orderplace',
      body: { totalamount: 743, products: [dress, kit], packages: [stainGuard] },
    });
    expect(order?.body).not.toHaveProperty('orderno');
    expect(later).toEqual([]);
  });

  it('says the number, and goes to /thankyouorderplace 1 second after the mail call returns a status', async () => {
    jest.useFakeTimers();
    let respond: (given: unknown) => void = () => undefined;
    const { calls } = startBackend({
      [mailCall]: () => new Promise((resolve) => (respond = resolve)),
    });
    const page = renderCheckout();
    const button = await findPayButton();
    act(() => button.click());
    await waitFor(() => expect(listCallNames(calls)).toContain(mailCall));
    await advanceTimers(5000);
    await act(async () => respond({ body: { status: true } }));
    await advanceTimers(999);
    expect(page.getAddress()).toBe('/checkout');
    expect(screen.getByText(/^Your order/)).toHaveTextContent('Your order SLR10003 is placed.');
    await advanceTimers(1);
    expect(page.getAddress()).toBe('/thankyouorderplace');
    expect(screen.getByText('SLR10003')).toBeVisible();
    expect(page.store.getState().cart).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('sends the order number of the response, if there is one, in the later calls (rule 26)', async () => {
    for (const body of [{ orderno: 'SLR10044' }, { data: { orderno: 'SLR10044' } }]) {
      const { calls } = startBackend({ 'POST users/orderplace': { body } });
      const page = renderCheckout();
      await page.user.click(await findPayButton());
      await screen.findByText(/getmail|Order placement failed/);
      const later = calls.filter(({ path }) => /orderproducts|addtopackage/.test(path));
      expect(later.map(({ body }) => (body as { orderid: string }).orderid)).toEqual(
        Array(4).fill('SLR10044'),
      );
      expect(submissionCalls(calls).at(-1)?.path).toContain('users/getmail/7/SLR10044/');
      page.unmount();
      localStorage.clear();
    }
  });
});

describe('placing an order for collection after a card payment for it has arrived (rule 37)', () => {
  async function refused(error: string, code: string) {
    const body = { status: false, error, code };
    const { calls } = startBackend({ 'POST users/orderplace': { status: 409, body } });
    const page = renderCheckout();
    await page.user.click(await findPayButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Error:Order placement failed: ${error}`,
    );
    expect(screen.queryByText(/is recorded/)).toBeNull();
    const later = /orderproducts|addtopackage|getmail/;
    expect(calls.filter(({ path }) => later.test(path))).toEqual([]);
    expect(page.session.getState().user).toMatchObject({ id: 7 });
    return page;
  }

  it('shows that this basket is paid, and empties it', async () => {
    const text = 'Order SLR10002 is paid already. You find it in My Orders.';
    const { store } = await refused(text, 'paid');
    expect(await screen.findByText('Your basket is empty')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(store.getState()).toMatchObject({ cart: [], packages: [], personalised: [] });
    expect(store.getState().placement).toBeNull();
  });

  it('keeps a basket that has changed since, for another press', async () => {
    const text = 'Your payment for order SLR10002 has just gone through.';
    const { store } = await refused(text, 'other_paid');
    expect(await findPayButton()).toBeEnabled();
    expect(store.getState().cart).toHaveLength(2);
  });
});
